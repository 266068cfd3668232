"""The modules that build packages for people without Python; `packaging/package.py` uses them."""
