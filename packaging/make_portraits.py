"""Draws the portraits of the players, `resources/icons/portraits/*.svg`, from a few parts.

Run it after a change in this file; the results are committed. `resources/README.md` describes how pictures are drawn.
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
    "tricorn": ("wood", "M6 15c4-1 6-6 9-9 5-3 13-3 18 0 3 3 5 8 9 9-5 3-11-2-18-2S11 18 6 15z"),
    "cap": ("leaf", "M13.5 16c0-13 21-13 21 0h6c0 3-4 3-7 2.5-6-1.5-14-1.5-20 0z"),
}
BEARDS = {
    "full": "M15.5 23c1 11 5 12.5 8.5 12.500s7.5-1.5 8.5-12.500c-3 4-5 3.5-8.5 3.500s-5.5.5-8.5-3.500z",
    "moustache": "M17 27.500c2-3 5-3 7-1.5 2-1.5 5-1.5 7 1.5-3 1.5-5 .5-7-.5-2 1-4 2-7 .5z",
}
THIN = 'stroke="var(--portrait_line)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'
THICK = 'fill="none" stroke="var(--portrait_line)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
STYLES = {
    # Houses on either side; a hammer.
    "builder": (
        "portrait_clay",
        f'<path d="M6 33V23.5l4.5-5 4.500 5V33zM33 33V23.5l4.5-5 4.500 5V33z" fill="var(--portrait_ground)" {THIN}/>',
        f'<path d="M31 44l7.5-8.5" {THICK}/>'
        f'<path d="M32.500 32.500l5.5-5 7.5 6.500-4.500 5z" fill="var(--wood_top)" {THIN}/>',
    ),
    # Sails on the sea; an anchor.
    "shipper": (
        "portrait_sea",
        '<path d="M12.500 16v16H5.500c0-7 2-12 7-16zM35.500 16v16h7c0-7-2-12-7-16z" '
        f'fill="var(--portrait_ground)" {THIN}/>',
        f'<path d="M37 30v14M33 34h8M30.500 38.500c.5 7 12.500 7 13 0" {THICK}/>',
    ),
    # The scales of a merchant; a coin.
    "trader": (
        "portrait_straw",
        f'<path d="M9 17l-4.500 9h9zM39 17l-4.500 9h9z" fill="none" {THIN}/>'
        f'<path d="M3.500 26h11c0 6-11 6-11 0zM33.500 26h11c0 6-11 6-11 0z" fill="var(--portrait_ground)" {THIN}/>',
        f'<circle cx="37" cy="37" r="6.800" fill="var(--gold)" {LINE}/>'
        f'<circle cx="37" cy="37" r="3" fill="none" {THIN}/>',
    ),
    # Columns; an arch.
    "architect": (
        "portrait_dusk",
        '<path d="M5.500 18h9v3.5H13V33H7V21.500H5.500zM33.500 18h9v3.500H41V33h-6V21.500h-1.500z" '
        f'fill="var(--portrait_ground)" {THIN}/>',
        '<path d="M30.500 43v-7c0-8.500 13-8.500 13 0v7h-4v-6.500c0-3.500-5-3.500-5 0V43z" '
        f'fill="var(--portrait_dusk)" {THIN}/>',
    ),
    # Leaves; a crate.
    "producer": (
        "portrait_field",
        '<path d="M9.5 33c-6-4-7-10-4.5-15 5 3 6.5 9 4.5 15zM38.500 33c6-4 7-10 4.500-15-5 3-6.500 9-4.500 15z" '
        f'fill="var(--leaf)" {THIN}/>',
        f'<path d="M30.500 31h13v12h-13z" fill="var(--wood_top)" {LINE}/><path d="M31 42.500l12-11" {THICK}/>',
    ),
    # Shelves; cards.
    "collector": (
        "portrait_mist",
        f'<path d="M5 18h9.500v14H5zM33.500 18H43v14h-9.500z" fill="var(--portrait_ground)" {THIN}/>'
        f'<path d="M5 25h9.500M33.500 25H43" fill="none" {THIN}/>',
        f'<path d="M29.500 33.500l7.500-4 5.500 10.500-7.500 4z" fill="var(--points)" {THIN}/>'
        f'<path d="M36 29.500h8.500v12H36z" fill="var(--sugar)" {THIN}/>',
    ),
}
"""The parts of each style: the background, the objects behind the shoulders, and the sign in the corner. The figure
shows the level."""


def portrait(
    ground: str, skin: int, hair: tuple[str, int] | None, coat: str, hat: str = "", beard: str = "", style: str = ""
) -> str:
    """Returns the content of a file. `ground` and `coat` are colour tokens, `skin` and `hair` numbers of colours, the
    others names of parts."""
    tint = 1 if hair is None else hair[1]
    scene = sign = ""
    if style:
        ground, scene, sign = STYLES[style]
    parts = [
        f'<circle cx="24" cy="24" r="22" fill="var(--{ground})" stroke="currentColor" stroke-width="2.4"/>',
        *([scene] if scene else []),
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
    if sign:
        parts.append(f'<circle cx="37" cy="37" r="10.2" fill="var(--portrait_ground)" {LINE}/>')
        parts.append(sign)
    return HEAD + "\n".join(parts) + "\n</svg>\n"


LEVELS = {
    "random": ("portrait_ground", 2, ("curly", 2), "corn", "scarf", ""),
    "easy": ("portrait_ground", 2, ("short", 1), "leaf", "straw", ""),
    "simple": ("portrait_ground", 1, ("short", 2), "leaf", "cap", ""),
    "normal": ("portrait_ground", 1, ("long", 2), "indigo", "beret", ""),
    "advanced": ("portrait_ground", 2, ("bun", 3), "points", "tricorn", ""),
    "hard": ("portrait_ground", 3, ("short", 1), "wood", "captain", "full"),
    "expert": ("portrait_ground", 1, ("long", 3), "violet", "plume", "moustache"),
}
STYLED = ("easy", "normal", "advanced", "hard", "expert")
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
        files |= {f"bot_{level}_{style}": portrait(*LEVELS[level], style=style) for style in STYLES}
    files |= {f"person_{number}": portrait(*look) for number, look in enumerate(PEOPLE, start=1)}
    files["machine"] = MACHINE
    for name, source in files.items():
        (FOLDER / f"{name}.svg").write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
