"""Item views, and the delegates that paint them."""
