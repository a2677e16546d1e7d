"""The pipeline on one screen: from the text of cards to what is made of them."""
