"""The challenges of San Juan 1897."""
