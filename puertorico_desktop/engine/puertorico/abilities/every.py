"""All files with rules of buildings: who imports this knows them. A new file is named here."""

from puertorico_desktop.engine.puertorico.abilities import citizens, classic, new_buildings

__all__ = ["citizens", "classic", "new_buildings"]
