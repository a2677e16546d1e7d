"""What is wrong between the cards of a set."""
