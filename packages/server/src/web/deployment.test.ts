import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchDeployment } from './deployment.ts';

const aRemote = (origin: string) =>
  JSON.stringify([
    { name: 'organiser', paths: ['/organise/*'], preload: [`${origin}/remote.js`], screens: {} },
  ]);

let folder: string;
let file: string;
/** Moves the clock past the next check. */
let passed: (ms: number) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-deployment-'));
  file = join(folder, 'remotes.json');
  let at = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => at);
  passed = (ms) => {
    at += ms;
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Like a real deployment: whole, and under its name at once. */
function deploy(text: string) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

it('takes over a list that is replaced, with the origin it names', async () => {
  deploy(aRemote('https://one.example'));
  const deployed = watchDeployment(file);
  expect(deployed().policy).toContain('https://one.example');
  deploy(aRemote('https://two.example'));
  expect(deployed().policy).toContain('https://one.example');
  passed(1_001);
  expect(deployed().policy).toContain('https://two.example');
  expect(deployed().policy).not.toContain('https://one.example');
  expect(String(await deployed().file.encoded('identity'))).toContain('https://two.example/remote.js');
});

it('keeps what was while the list is half written, or gone', () => {
  deploy(aRemote('https://one.example'));
  const deployed = watchDeployment(file);
  for (const broken of ['[{"name":', '{}']) {
    writeFileSync(file, broken);
    passed(1_001);
    expect(deployed().policy).toContain('https://one.example');
  }
  rmSync(file);
  passed(1_001);
  expect(deployed().remotes.list).toHaveLength(1);
  deploy(aRemote('https://two.example'));
  passed(1_001);
  expect(deployed().policy).toContain('https://two.example');
});

it('has no remotes without a list', () => {
  expect(watchDeployment(file)().remotes).toEqual({ list: [], text: '[]' });
});
