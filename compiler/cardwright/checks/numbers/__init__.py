"""Costs, resources, dice and printed numbers."""
