"""Puerto Rico, Puerto Rico 1897 and San Juan 1897 on the desktop."""

__version__ = "1.0.0"
