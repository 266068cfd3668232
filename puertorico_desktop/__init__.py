"""Puerto Rico, Puerto Rico 1897 and San Juan 1897 on the desktop."""

__version__ = "1.0.0"
PROGRAM = "puertorico-desktop"
"""The name by which systems know the program: its command, package and folders, its desktop entry on Linux, its
taskbar group on Windows."""
