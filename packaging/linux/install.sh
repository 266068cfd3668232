#!/bin/sh
# Enters the program into the menu of the desktop, for this user alone; `./install.sh --remove` takes it out again.
# The program stays in its folder. Saved games are never touched.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
program=puertorico-desktop

renew() {
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$data/applications" || true; fi
    if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" || true; fi
}

cd "$here/share"
if [ "${1:-}" = --remove ]; then
    find . ! -type d | while read -r file; do rm -f "$data/$file"; done
    if [ "$(readlink "$bin/$program" || true)" = "$here/$program" ]; then rm "$bin/$program"; fi
    renew
    echo "removed from the menu; the program is still in $here"
    exit 0
fi
find . ! -type d | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp -P "$file" "$data/$file"
done
# The folder may have spaces in its name; a desktop entry quotes with ", and \ before what would end the quotes.
quoted=$(printf '%s' "$here/$program" | sed 's/[\\"`$]/\\&/g' | sed 's/[\\&|]/\\&/g')
sed "s|^Exec=$program|Exec=\"$quoted\"|" "applications/$program.desktop" >"$data/applications/$program.desktop"
mkdir -p "$bin"
ln -sf "$here/$program" "$bin/$program"
renew
echo "Puerto Rico is in the menu now; the command is $bin/$program"
