"""All modules with rules of buildings: importing this module registers the rules. Add a new module here."""

from puertorico_desktop.engine.puertorico.abilities import citizens, classic, new_buildings

__all__ = ["citizens", "classic", "new_buildings"]
