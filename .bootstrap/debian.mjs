import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { capture, Stop } from './processes.mjs';

const has = {
  chromium: () => existsSync(process.env.CHROME_PATH ?? '/usr/bin/chromium'),
  'firefox-esr': () => existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver'),
  'fonts-dejavu-core': () => existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'),
  'fonts-noto-core': () => existsSync('/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf'),
  xvfb: () => existsSync('/usr/bin/Xvfb'),
  postgresql: () =>
    existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ),
  openssl: () => existsSync('/usr/bin/openssl'),
  wrk: () => existsSync('/usr/bin/wrk'),
  patroni: () => existsSync('/usr/bin/patroni'),
  'etcd-server': () => existsSync('/usr/bin/etcd'),
  haproxy: () => existsSync('/usr/sbin/haproxy'),
  nginx: () => existsSync('/usr/sbin/nginx'),
  iproute2: () => existsSync('/usr/sbin/ip') || existsSync('/sbin/ip'),
};

/** What `npm run cluster` builds its cluster from. */
export const clusterPackages = ['postgresql', 'patroni', 'etcd-server', 'haproxy', 'nginx', 'iproute2'];

/** Installs those of these Debian packages that are missing: browsers, databases, what drives them or leads to them. */
export async function needDebian(names) {
  const missing = names.filter((name) => !has[name]());
  if (missing.length === 0) return;
  const list = missing.join(' ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Stop(`Missing on this machine: ${list}. As root on Debian or Ubuntu: apt-get install ${list}`);
  console.log(`Installing ${list} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  const args = ['install', '-y', '--no-install-recommends', ...missing];
  const { code, output } = await withoutServices(() => capture('apt-get', args, { env }));
  if (code !== 0) throw new Stop(`${list} could not be installed:\n${output.trim().slice(-2000)}`);
}

/** Debian asks this file whether a package that has just been installed may start its service. */
const policy = '/usr/sbin/policy-rc.d';

/** We want the programs: nothing of this machine begins to listen because we installed it. */
async function withoutServices(install) {
  if (existsSync(policy)) return install();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await install();
  } finally {
    rmSync(policy);
  }
}
