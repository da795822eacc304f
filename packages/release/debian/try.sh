#!/bin/sh
# Installs a package on this machine as it would be without anything else, and serves as its unit does: in a mount
# namespace of its own, over a copy of the file system that is gone with this process.
#   unshare --mount sh try.sh <package> <empty folder> serve <port>
#   unshare --mount sh try.sh <package> <empty folder> purge
#   unshare --mount sh try.sh <package> <empty folder> boot <port>
# The last one starts systemd as the first process of a namespace, with no other service, in a group of processes of its own:
# it applies what only systemd can, such as the filter of system calls. `systemctl poweroff` in there ends it.
set -e
package=$1
space=$2

# Second step of `boot`: the first process, which becomes systemd.
if [ "$3" = booted ]; then
  cd "$space/all"
  mount -t proc proc proc
  mount -t sysfs sysfs sys
  mount -t cgroup2 cgroup2 sys/fs/cgroup
  mount -t tmpfs tmpfs run
  mount --make-rprivate /
  mkdir old
  # Not chroot: from within, the kernel refuses the user namespace of PrivateUsers.
  pivot_root . old
  umount -l /old
  exec env -i container=topout PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    /lib/systemd/systemd --system --unit=multi-user.target --log-target=console --show-status=false
fi

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
if [ "$3" = boot ]; then
  # Whatever else this machine would start; the package has put its own service there.
  ours=etc/systemd/system/multi-user.target.wants/topout.service
  test -L "$space/all/$ours"
  find "$space/all/etc/systemd/system" "$space/all/usr/lib/systemd/system" -path '*.wants/*' ! -path "*/$ours" -delete
  rm -rf "$space/all"/etc/rc?.d "$space/all/etc/fstab"
  # With something to draw.
  echo TOPOUT_DEMO=1 >>"$space/all/etc/topout/topout.env"
  group=$(findmnt --noheadings --first-only --types cgroup2 --output TARGET)/topout-try-$$
  mkdir "$group"
  # Left by itself once nothing runs in it any more.
  trap 'echo $$ >"${group%/*}/cgroup.procs"; find "$group" -depth -type d -exec rmdir {} +' EXIT
  echo $$ >"$group/cgroup.procs"
  unshare --mount --pid --fork --kill-child --uts --ipc --cgroup sh "$0" "$package" "$space" booted
  exit
fi
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
