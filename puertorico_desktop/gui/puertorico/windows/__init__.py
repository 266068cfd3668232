"""Puerto Rico's table and the dialogs that only it has."""
