#!/bin/sh
# On the machine of nginx: tells it which cell a competition lives in. `sh switch-cell.sh CELL`, with the competition's id in
# TOPOUT_COMPETITION, as move-competition gives it. CELL is the name of an upstream: `nodes`, or one of *.upstream.
set -eu
directory=${TOPOUT_DIRECTORY:-/etc/nginx/topout-cells}
{
    grep -v -F "$TOPOUT_COMPETITION" "$directory/moved.competitions" 2>/dev/null || true
    echo "$TOPOUT_COMPETITION $1;"
} >"$directory/moved.new"
mv "$directory/moved.new" "$directory/moved.competitions"
${TOPOUT_RELOAD:-nginx -s reload}
