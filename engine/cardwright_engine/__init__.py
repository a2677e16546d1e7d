"""Plays compiled cards; needs nothing but the standard library."""
