#!/bin/sh
# Installs a package on this machine as it would be without anything else, and serves as its unit does: in a mount
# namespace of its own, over a copy of the file system that is gone with this process.
#   unshare --mount sh try.sh <package> <empty folder> serve <port>
#   unshare --mount sh try.sh <package> <empty folder> purge
set -e
package=$1
space=$2
mount -t tmpfs tmpfs "$space"
mkdir "$space/upper" "$space/work" "$space/all" "$space/seen"
mount -t overlay overlay -o "lowerdir=/,upperdir=$space/upper,workdir=$space/work" "$space/all"
mount -t tmpfs tmpfs "$space/all/tmp"
mount --rbind /dev "$space/all/dev"
cp "$package" "$space/all/tmp/topout.deb"
chroot "$space/all" dpkg --install /tmp/topout.deb
if [ "$3" = purge ]; then
  exec chroot "$space/all" dpkg --purge topout
fi
sed -i "s/^PORT=.*/PORT=$4/" "$space/all/etc/topout/topout.env"
mkdir -p "$space/all/var/cache/topout"
chroot "$space/all" chown topout:topout /var/cache/topout

# ProtectSystem=strict, PrivateTmp, ProcSubset=pid.
mount --bind "$space/all" "$space/seen"
mount -o remount,bind,ro "$space/seen"
mount --bind "$space/all/var/lib/topout" "$space/seen/var/lib/topout"
mount --bind "$space/all/var/cache/topout" "$space/seen/var/cache/topout"
mount -t tmpfs tmpfs "$space/seen/tmp"
mount --rbind /dev "$space/seen/dev"
mount -t proc -o subset=pid,hidepid=invisible proc "$space/seen/proc"

unit="$space/seen/usr/lib/systemd/system/topout.service"
command=$(sed -n 's/^ExecStart=//p' "$unit")
fixed=$(sed -n 's/^Environment=//p' "$unit")
settings=$(sed '/^#/d; /^$/d' "$space/seen/etc/topout/topout.env")
# shellcheck disable=SC2086
exec chroot "$space/seen" setpriv --reuid=topout --regid=topout --clear-groups --no-new-privs --bounding-set=-all \
  --inh-caps=-all env -i PATH=/usr/bin:/bin $fixed $settings $command
