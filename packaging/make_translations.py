"""Updates all .ts files from the sources and compiles them: `dev.py translations` runs this in the environment.

The English file contains plural forms only. The terms of other editions are in separate catalogues that take
precedence over that of the language. The command line has separate files because it does without Qt. The rules are
Markdown files, which lupdate cannot read: it gets their texts in a generated Python file.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from puertorico_desktop.gui.texts.rules.written import rules_folder

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "puertorico_desktop"
TARGET = ROOT / "resources" / "translations"


def main() -> int:
    """Update and compile everything; returns the exit code of the first command that failed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])  # parsing Markdown needs fonts
    with tempfile.TemporaryDirectory() as folder:
        rules = Path(folder) / "rules.py"
        rules.write_text(rules_source(), encoding="utf-8")
        code = _run(rules)
    application.shutdown()
    return code


def rules_source() -> str:
    """Returns a Python file in which every text of the rules is marked for translation."""
    folders = sorted(path.parent for path in (ROOT / "resources" / "rules").glob("*/contents.toml"))
    texts = dict.fromkeys(text for folder in folders for text in rules_folder(folder).texts())
    lines = (
        f"QT_TRANSLATE_NOOP({', '.join(json.dumps(part, ensure_ascii=False) for part in text)})\n" for text in texts
    )
    return "".join(lines)


def _run(rules: Path) -> int:
    english = Path("translations", f"{PACKAGE.partition('_')[0]}_en.ts")
    others = sorted(path.relative_to(ROOT) for path in (ROOT / "translations").glob("*.ts"))
    others = [path for path in others if path != english]
    TARGET.mkdir(exist_ok=True)
    update = ["lupdate", "-extensions", "py", "-locations", "none", "-no-obsolete", PACKAGE, str(rules)]
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
