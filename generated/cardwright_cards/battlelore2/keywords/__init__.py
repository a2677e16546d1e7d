"""The keywords of BattleLore: Second Edition."""
