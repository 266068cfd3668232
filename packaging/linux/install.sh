#!/bin/sh
# Adds the program to the menu of the desktop, for this user only; `./install.sh --remove` removes it.
# The program stays in its folder. Saved games, and other commands of the same name, are never changed.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
case $#:${1:-} in
0: | 1:--remove) ;;
*)
    echo "usage: $0 [--remove]" >&2
    exit 2
    ;;
esac
if [ -z "${HOME:-}" ]; then
    echo "$0: HOME is not set: nobody's menu to enter the program into" >&2
    exit 1
fi
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
program=puertorico-desktop

renew() {
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$data/applications" || true; fi
    if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" || true; fi
}

# Returns whether the command may be replaced: it does not exist, is a broken link, or links to an archive like this one.
is_ours() {
    if [ ! -e "$bin/$program" ]; then return 0; fi
    if [ ! -L "$bin/$program" ]; then return 1; fi
    target=$(readlink "$bin/$program")
    case $target in
    */"$program") [ -f "${target%/*}/install.sh" ] && [ -d "${target%/*}/_internal" ] ;;
    *) return 1 ;;
    esac
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
# The folder may have any name. A desktop entry quotes with ", with \ as the escape character; % begins a field code.
# In desktop files \ is doubled in strings. The last step escapes the value for the sed that writes it.
quoted=$(printf '%s' "$here/$program" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/\\/\\\\/g' | sed 's/[\\&|]/\\&/g')
sed "s|^Exec=$program|Exec=\"$quoted\"|" "applications/$program.desktop" >"$data/applications/$program.desktop"
mkdir -p "$bin"
if is_ours; then
    ln -sf "$here/$program" "$bin/$program"
    command="the command is $bin/$program"
else
    command="$bin/$program is another program and stays; the command of this one is $here/$program"
fi
renew
echo "Puerto Rico is in the menu now; $command"
