"""Collect the texts into every .ts file and compile them: `dev.py translations` runs this in the environment.

English holds nothing but its plural forms. The words of other editions lie in catalogues of their own above those of
the language. The command line has files of its own, for it does without Qt.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "puertorico_desktop"
TARGET = ROOT / "resources" / "translations"


def main() -> int:
    """Refresh and compile everything; returns the exit code of what failed first."""
    english = Path("translations", f"{PACKAGE.partition('_')[0]}_en.ts")
    others = sorted(path.relative_to(ROOT) for path in (ROOT / "translations").glob("*.ts"))
    others = [path for path in others if path != english]
    TARGET.mkdir(exist_ok=True)
    update = ["lupdate", "-extensions", "py", "-locations", "none", "-no-obsolete", PACKAGE]
    commands = [[*update, "-pluralonly", "-ts", str(english)]]
    if others:
        commands.append([*update, "-ts", *map(str, others)])
    commands += [["lrelease", str(ts), "-qm", str(TARGET / f"{ts.stem}.qm")] for ts in (english, *others)]
    for name, *arguments in commands:
        code = subprocess.call([str(Path(sys.executable).parent / f"pyside6-{name}"), *arguments], cwd=ROOT)
        if code:
            return code
    for script in ("make_edition_texts.py", "make_cli_texts.py"):
        code = subprocess.call([sys.executable, str(Path(__file__).with_name(script))], cwd=ROOT)
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
