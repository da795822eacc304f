#!/bin/sh
# Tells nginx which cell a competition lives in: sh switch-cell.sh CELL, with the competition in TOPOUT_COMPETITION.
# CELL is the name of an upstream. The directory is a file of a line for each competition that moved.
set -eu
directory=${TOPOUT_DIRECTORY:-/etc/nginx/topout-cells/moved.competitions}
new=$directory.new
{
    grep -v -F "$TOPOUT_COMPETITION" "$directory" 2>/dev/null || true
    echo "~*^/(api/competitions/)?$TOPOUT_COMPETITION(/|\$) $1;"
} >"$new"
mv "$new" "$directory"
${TOPOUT_RELOAD:-nginx -s reload}
