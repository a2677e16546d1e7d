"""What the compiler tells people."""
