"""Puerto Rico's table and the dialogs that only this game has."""
