"""Draws the portraits of the players: `resources/icons/portraits/*.svg`, put together from a few parts.

Run it after a change here; the files are kept. The recipe of all pictures stands in `resources/README.md`.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "icons" / "portraits"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">\n'
SHOULDERS = "M8 38.5c1-13.5 31-13.5 32 0-4 4.5-9.5 7-16 7s-12-2.5-16-7z"
LINE = 'stroke="var(--portrait_line)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'

HAIRS = {
    "short": "M14.5 22c-2-13 21-13 19 0-1-5-4-7-9.5-7s-8.5 2-9.5 7z",
    "long": "M13.5 34c-4-26 25-26 21 0-3-1-3.5-7-3.5-12-1-4-3-6.5-7-6.500s-6 2.5-7 6.500c0 5-.5 11-3.5 12z",
    "curly": "M13 25c-4-4-1-9 2-10 0-5 6-7 9-4.5 3-2.5 9-.5 9 4.5 3 1 6 6 2 10-1-6-4-8.5-11-8.500s-10 2.5-11 8.500z",
    "bun": "M14.5 22c-1-7 2-10 6-11-1-5 8-5 7 0 4 1 7 4 6 11-1-5-4-7-9.5-7s-8.5 2-9.5 7z",
}
HATS = {
    "straw": ("corn", "M5.5 15.500c5-2.5 8-2 9-4 2-7 17-7 19 0 1 2 4 1.5 9 4-9 4.5-28 4.5-37 0z"),
    "beret": ("violet", "M11 16c-3-9 10-12 18-10 9 1.5 12 6 9 10-8-2-19-2-27 0z"),
    "captain": ("indigo", "M6 14c6-2 9-9.5 18-9.500S36 12 42 14c-3 4-5.5 4.5-7 4-7-3-15-3-22 0-1.5.5-4 0-7-4z"),
    "plume": ("points", "M7 15.500c6 0 5-9 17-9 10 0 11 9 17 9-9 4.5-25 4.5-34 0z"),
    "scarf": ("tobacco", "M13.5 17c0-14 21-14 21 0-6-2-15-2-21 0zM33 14l8 5-2 4-6-5z"),
    "cap": ("leaf", "M13.5 16c0-13 21-13 21 0h6c0 3-4 3-7 2.5-6-1.5-14-1.5-20 0z"),
}
BEARDS = {
    "full": "M15.5 23c1 11 5 12.5 8.5 12.500s7.5-1.5 8.5-12.500c-3 4-5 3.5-8.5 3.500s-5.5.5-8.5-3.500z",
    "moustache": "M17 27.500c2-3 5-3 7-1.5 2-1.5 5-1.5 7 1.5-3 1.5-5 .5-7-.5-2 1-4 2-7 .5z",
}
BADGES = {
    "builder": '<path d="M30.5 38l7.5-6.5 7.5 6.500v6h-15z" fill="var(--wood)" stroke="var(--portrait_line)" '
    'stroke-width="1.4" stroke-linejoin="round"/>',
    "shipper": '<path d="M38 29v16M33 33h10M31.5 38.500c1 8 12 8 13 0" fill="none" stroke="var(--portrait_line)" '
    'stroke-width="2.6" stroke-linecap="round"/>',
    "trader": '<circle cx="38" cy="38" r="5" fill="var(--gold)" stroke="var(--gold_rim)" stroke-width="2"/>',
}


def portrait(
    ground: str, skin: int, hair: tuple[str, int] | None, coat: str, hat: str = "", beard: str = "", badge: str = ""
) -> str:
    """Returns a file: tokens of the ground and the coat, kinds of skin and hair by number, and names of parts."""
    tint = 1 if hair is None else hair[1]
    parts = [
        f'<circle cx="24" cy="24" r="22" fill="var(--{ground})" stroke="currentColor" stroke-width="2.4"/>',
        f'<path d="{SHOULDERS}" fill="var(--{coat})" {LINE}/>',
        f'<path d="M20 26h8v7c-2 3-6 3-8 0z" fill="var(--portrait_skin_{skin})" {LINE}/>',
        f'<ellipse cx="24" cy="21.5" rx="8.5" ry="9.5" fill="var(--portrait_skin_{skin})" {LINE}/>',
    ]
    if beard:
        parts.append(f'<path d="{BEARDS[beard]}" fill="var(--portrait_hair_{tint})" {LINE}/>')
    if hair is not None:
        parts.append(f'<path d="{HAIRS[hair[0]]}" fill="var(--portrait_hair_{tint})" {LINE}/>')
    parts.append('<circle cx="20.5" cy="22" r="1.5" fill="var(--portrait_line)"/>')
    parts.append('<circle cx="27.5" cy="22" r="1.5" fill="var(--portrait_line)"/>')
    if beard != "moustache":
        parts.append(f'<path d="M21.5 27c1.5 1.5 3.5 1.5 5 0" fill="none" {LINE}/>')
    if hat:
        token, path = HATS[hat]
        parts.append(f'<path d="{path}" fill="var(--{token})" {LINE}/>')
    if hat == "plume":
        plume = "M33 10c3-8 9-7 9-3.5 0 5-5 7-9 6.500z"
        parts.append(f'<path d="{plume}" fill="var(--portrait_ground)" {LINE}/>')
    if badge:
        parts.append(f'<circle cx="38" cy="38" r="8.5" fill="var(--portrait_ground)" {LINE}/>')
        parts.append(BADGES[badge])
    return HEAD + "\n".join(parts) + "\n</svg>\n"


LEVELS = {
    "random": ("portrait_ground", 2, ("curly", 2), "corn", "scarf", ""),
    "easy": ("portrait_ground", 2, ("short", 1), "leaf", "straw", ""),
    "simple": ("portrait_ground", 1, ("short", 2), "leaf", "cap", ""),
    "normal": ("portrait_ground", 1, ("long", 2), "indigo", "beret", ""),
    "hard": ("portrait_ground", 3, ("short", 1), "wood", "captain", "full"),
    "expert": ("portrait_ground", 1, ("long", 3), "violet", "plume", "moustache"),
}
STYLED = ("easy", "normal", "hard", "expert")
PEOPLE = (
    ("portrait_ground", 1, ("short", 1), "indigo", "", ""),
    ("portrait_ground", 2, ("long", 1), "points", "", ""),
    ("portrait_ground", 3, ("curly", 1), "corn", "", ""),
    ("portrait_ground", 1, ("bun", 2), "leaf", "", ""),
    ("portrait_ground", 2, ("short", 1), "violet", "", "full"),
    ("portrait_ground", 3, ("long", 1), "gold", "", ""),
    ("portrait_ground", 1, ("short", 3), "wood", "", "moustache"),
    ("portrait_ground", 1, ("long", 3), "violet", "straw", ""),
    ("portrait_ground", 2, ("curly", 2), "leaf", "captain", ""),
    ("portrait_ground", 3, None, "indigo", "", "full"),
)
MACHINE = (
    HEAD + '<circle cx="24" cy="24" r="22" fill="var(--portrait_ground)" stroke="currentColor" stroke-width="2.4"/>\n'
    f'<path d="{SHOULDERS}" fill="var(--quarry)" {LINE}/>\n'
    f'<rect x="14" y="12" width="20" height="19" rx="4" fill="var(--portrait_hair_3)" {LINE}/>\n'
    f'<path d="M24 12V6.5" fill="none" {LINE}/><circle cx="24" cy="6.5" r="2.4" fill="var(--gold)" {LINE}/>\n'
    '<circle cx="20" cy="20" r="2.4" fill="var(--portrait_line)"/>'
    '<circle cx="28" cy="20" r="2.4" fill="var(--portrait_line)"/>\n'
    f'<path d="M19 26.500h10" fill="none" {LINE}/>\n</svg>\n'
)


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    files = {f"bot_{level}": portrait(*look) for level, look in LEVELS.items()}
    for level in STYLED:
        files |= {f"bot_{level}_{style}": portrait(*LEVELS[level], badge=style) for style in BADGES}
    files |= {f"person_{number}": portrait(*look) for number, look in enumerate(PEOPLE, start=1)}
    files["machine"] = MACHINE
    for name, source in files.items():
        (FOLDER / f"{name}.svg").write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
