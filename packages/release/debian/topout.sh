#!/bin/sh
# The command line, as the user of the service and with its settings.
set -e
if [ "$(id -u)" = 0 ]; then exec runuser -u topout -- "$0" "$@"; fi
if [ "$(id -un)" != topout ]; then
  echo "Only root and the user topout may run this: sudo topout $*" >&2
  exit 1
fi
export TOPOUT_DATA_DIR="${TOPOUT_DATA_DIR:-/var/lib/topout}"
exec /usr/lib/topout/node --env-file-if-exists=/etc/topout/topout.env /usr/lib/topout/bin/released.mjs "$@"
