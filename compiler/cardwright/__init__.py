"""Cardwright turns a card, written in sentences, into engine code, rules text and sheets."""

__version__ = "0.1.0"
