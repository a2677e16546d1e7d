"""Words and sentences that mean nothing, or two things."""
