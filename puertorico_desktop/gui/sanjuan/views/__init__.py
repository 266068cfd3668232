"""How cards, cities, piles and prices of San Juan are painted."""
