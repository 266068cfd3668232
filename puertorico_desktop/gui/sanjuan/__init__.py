"""The graphical interface of San Juan 1897."""
