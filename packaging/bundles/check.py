"""Tests what has been packed, not the checkout."""
from __future__ import annotations
def main(bundle: bool, bare_root: bool) -> int:
    return 0
