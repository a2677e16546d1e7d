"""At nobody, at everybody, or at somebody it may not."""
