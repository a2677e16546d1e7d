"""Too early, too late, never, or without an end."""
