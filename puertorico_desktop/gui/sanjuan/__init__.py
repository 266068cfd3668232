"""San Juan 1897 in the window."""
