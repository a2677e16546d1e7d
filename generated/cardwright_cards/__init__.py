"""Card modules written by the compiler; never edited by hand."""
