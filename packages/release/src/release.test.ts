import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleServer } from './bundle.ts';
import { debianPackage } from './debian.ts';
import { type Made, whatToRelease } from './made.ts';
import { workspace } from './places.ts';
import { here } from './platforms.ts';
import { sbom } from './sbom.ts';
import { stage } from './stage.ts';
import { pack } from './tarball.ts';
import { freePort, serve, stopped, untilReady } from './testing.ts';
import { runTool } from './tools.ts';

/** What waits for the whole release to be made, on a busy machine too. */
const longMs = 300_000;

let folder: string;
let made: Made;
let staged: string;
let tarball: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'topout-release-'));
  bundleServer();
  made = whatToRelease([here]);
  staged = join(folder, 'staged');
  stage(made, staged);
  tarball = join(folder, 'topout.tgz');
  await pack(staged, tarball, made.epoch, 1);
}, longMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Nothing of this machine's but Node, which npm too is part of; no network. */
function bareMachine(name: string): { cwd: string; env: NodeJS.ProcessEnv } {
  const home = join(folder, name);
  mkdirSync(join(home, 'here'), { recursive: true });
  return {
    cwd: join(home, 'here'),
    env: {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      HOME: home,
      HOST: '127.0.0.1',
      npm_config_cache: join(home, 'npm'),
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    },
  };
}

const say = (line: string): void => void process.stdout.write(`= ${line}\n`);

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

it(
  'serves the demo by npx from the tarball alone, and draws',
  async () => {
    const port = await freePort();
    const { cwd, env } = bareMachine('npx');
    const own = { cwd, env: { ...env, PORT: String(port) } };
    copyFileSync(tarball, join(cwd, 'topout.tgz'));
    const server = await serve('npx', ['--yes', './topout.tgz'], port, own);
    say(`npx serves after ${(server.afterMs / 1000).toFixed(1)} s`);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await textOf(server.url)).toContain('<title>Climbing competitions, live · Topout</title>');
    const scripts = [...(await textOf(server.url)).matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(
      ([, src]) => src,
    );
    for (const src of scripts) expect((await fetch(`${server.url}${src}`)).status).toBe(200);
    const board = await textOf(`${server.url}/0198a5c0-0000-7000-8000-000000000001/entries`);
    const [picture = ''] = /\/link-pictures\/[^"?]+/.exec(board) ?? [];
    expect((await fetch(`${server.url}${picture}`)).headers.get('content-type')).toBe('image/png');
    expect((await fetch(`${server.url}/api/docs`)).status).toBe(200);
    expect(existsSync(join(cwd, '../.local/share/topout/database'))).toBe(true);
    await stopped(server);
  },
  longMs,
);

it('says its version, its licences and its commands', () => {
  const topout = (...args: string[]): string =>
    runTool(process.execPath, [join(staged, 'bin/released.mjs'), ...args], bareMachine('words'));
  expect(topout('--version')).toBe(`topout ${made.version} (${made.build})\n`);
  expect(topout('--help')).toContain('Usage: topout <command> [options]');
  expect(topout('verify', '--help')).toContain('Usage: topout verify');
  const licences = topout('--licences');
  for (const { name, version } of [...made.served, ...made.shown])
    expect(licences).toContain(`${name} ${version}, `);
});

it('lists all it contains once, in the terms of CycloneDX', () => {
  const list = JSON.parse(readFileSync(join(staged, 'sbom.cdx.json'), 'utf8'));
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(list.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const { components } = list as { components: { 'bom-ref': string }[] };
  const refs = components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  for (const name of ['fastify', 'sharp', 'react', 'country-flag-icons'])
    expect(refs).toContainEqual(expect.stringMatching(`^pkg:npm/${name}@`));
  for (const { ref, dependsOn } of list.dependencies)
    for (const each of [ref, ...dependsOn])
      expect([list.metadata.component['bom-ref'], ...refs]).toContain(each);
  expect(sbom(made, '24.0.0')).toContain('pkg:generic/node@24.0.0');
});

it('has no types, no source maps and no addresses of this machine', () => {
  const names = runTool('tar', ['-tzf', tarball]).split('\n');
  expect(names.filter((name) => /\.(ts|map)$/.test(name))).toEqual([]);
  expect(names.length).toBeLessThan(2_000);
  expect(readFileSync(join(staged, 'packages/server/dist/main.js'), 'utf8')).not.toContain(workspace);
});

it('has what the container file starts and asks', () => {
  const text = readFileSync(join(workspace, 'packages/release/Containerfile'), 'utf8');
  const commands = [...text.matchAll(/CMD (\[.*\])$/gm)].map(([, list = '']) => JSON.parse(list) as string[]);
  expect(commands.map(([program]) => program)).toEqual(['node', 'node']);
  const [, main = ''] = commands.find((command) => command.length === 2) ?? [];
  expect(existsSync(main.replace('/opt/topout', staged))).toBe(true);
});

const debian =
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/dpkg-deb') ? it : it.skip;

const childOf = (pid: string): string => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();

describe('the Debian package', () => {
  let deb: string | undefined;
  const script = join(workspace, 'packages/release/debian/try.sh');
  const unit = join(workspace, 'packages/release/debian/topout.service');
  const tried = (name: string, ...args: string[]): string[] => {
    const space = join(folder, name);
    mkdirSync(space);
    deb ??= debianPackage(made, staged, folder, 'none');
    return ['--mount', 'sh', script, deb, space, ...args];
  };

  debian(
    'installs, serves as its unit does, and obeys the command line',
    async () => {
      const port = await freePort();
      const server = await serve('unshare', tried('serve', 'serve', String(port)), port, { cwd: folder });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect(await textOf(server.url)).toContain('Topout</title>');
      const within = (...args: string[]): string =>
        runTool('nsenter', ['-t', String(server.child.pid), '-m', '-r', '-w', ...args]);
      const status = within('cat', `/proc/${server.child.pid}/status`);
      expect(status).toMatch(/^CapBnd:\s0+$/m);
      expect(status).not.toMatch(/^Uid:\s0\s/m);
      expect(() => within('touch', '/usr/lib/topout/anything')).toThrow('Read-only');
      expect(within('stat', '-c', '%a %U', '/etc/topout/topout.env')).toBe('640 root\n');
      expect(within('ls', '/usr/share/doc/topout/ops/cluster')).toContain('patroni.yml');
      const account = ['--email', 'ada@example.org', '--password', 'a long one'];
      expect(within('/usr/bin/topout', 'create-account', ...account)).toContain('ada@example.org');
      expect(await stopped(server)).toBe(0);
    },
    longMs,
  );

  debian(
    'is purged without the results of competitions',
    () => {
      expect(runTool('unshare', tried('purge', 'purge'))).toContain('The data stay in /var/lib/topout.');
    },
    longMs,
  );

  debian(
    'serves under systemd itself, which filters its system calls and starts it again',
    async () => {
      const port = await freePort();
      const args = tried('boot', 'boot', String(port));
      const server = await serve('unshare', args, port, { cwd: folder }).catch((error: Error) => error);
      // Whatever is amiss with the service would not end systemd.
      if (server instanceof Error) return say(`systemd does not start here (${server.message.trim()})`);
      const systemd = childOf(childOf(String(server.child.pid)));
      const within = (...command: string[]) => runTool('nsenter', ['-t', systemd, '-m', '-p', ...command]);
      const shown = (property: string) =>
        within('systemctl', 'show', '--value', `--property=${property}`, 'topout').trim();
      try {
        const first = shown('MainPID');
        const status = within('cat', `/proc/${first}/status`);
        for (const line of [/^Seccomp:\s2$/m, /^NoNewPrivs:\s1$/m, /^CapBnd:\s0+$/m])
          expect(status).toMatch(line);
        const board = await textOf(`${server.url}/0198a5c0-0000-7000-8000-000000000001/entries`);
        const [picture = ''] = /\/link-pictures\/[^"?]+/.exec(board) ?? [];
        expect((await fetch(`${server.url}${picture}`)).headers.get('content-type')).toBe('image/png');
        within('kill', '-9', first);
        await untilReady(server.url);
        expect(shown('MainPID')).not.toBe(first);
        within('systemctl', 'stop', 'topout');
        expect(shown('Result')).toBe('success');
      } finally {
        const ended = once(server.child, 'close');
        within('systemctl', '--no-block', 'poweroff');
        await ended;
      }
    },
    longMs,
  );

  (existsSync('/usr/bin/systemd-analyze') ? it : it.skip)(
    'leaves its service next to nothing to harm',
    () => {
      const said = runTool('systemd-analyze', ['security', '--offline=true', '--threshold=15', unit]);
      expect(said).toMatch(/Overall exposure level for topout\.service: 1\.\d OK/);
    },
  );
});
