#!/bin/sh
# usage: radicale.sh FOLDER    Installs Radicale, the server that bench-server measures beside ours, into a virtual environment.
# Prints the program's path. Nothing is done if it is there.
set -e
[ -x "$1/bin/radicale" ] || { python3 -m venv "$1" && "$1/bin/pip" install -q --disable-pip-version-check 'radicale==3.*' >&2; }
echo "$1/bin/radicale"
