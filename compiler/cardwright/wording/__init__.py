"""A card's tree as sentences, in every language the sheets are printed in."""
