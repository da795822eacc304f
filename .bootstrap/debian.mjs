import { existsSync, readdirSync } from 'node:fs';
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
};

/** Installs those of these Debian packages that are missing: browsers, their fonts and what drives them, postgresql, openssl, wrk. */
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
  const { code, output } = await capture('apt-get', args, { env });
  if (code !== 0) throw new Stop(`${list} could not be installed:\n${output.trim().slice(-2000)}`);
}
