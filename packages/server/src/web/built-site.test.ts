import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadConfig } from '../platform/config.ts';
import { answerProblems } from '../platform/http/problems.ts';
import { webRoutes } from './web.routes.ts';

const competition = '0198a5c0-0000-7000-8000-000000000001';
const script = 'export const top = 1;\n'.repeat(50);
const remotes = [
  {
    name: 'organiser',
    paths: ['/organise', '/:competition/entries/*'],
    preload: ['https://cdn.example/remote.1.js'],
    screens: {},
    sights: { '/organise': { title: 'Yours' } },
  },
];

let workspace: string;
let app: FastifyInstance;
beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'topout-site-'));
  const files = {
    'shell/dist/index.html': '<head><!--topout:head--></head><!--topout:first-sight-->',
    'shell/dist/assets/main.1.js': script,
    'shell/dist/sw.js': 'self;',
    'shell/dist/icons/topout.svg': '<svg/>',
    'shell/dist/flags/AT.svg': '<svg/>',
    'shell/dist/remotes.json': JSON.stringify(remotes),
    'remote-organiser/dist/assets/remote.1.js': script,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), content);
  }
  app = Fastify();
  const remotesFile = join(workspace, 'shell/dist/remotes.json');
  app.decorate('config', { ...loadConfig({ TOPOUT_DEMO: '0' }), remotesFile });
  answerProblems(app);
  // A competition that cannot be read right now is not the same as one that does not exist.
  app.get(`/api/competitions/${competition}`, async (_request, reply) => reply.code(503).send());
  await app.register(webRoutes, { workspace });
});
afterAll(async () => {
  await app.close();
  rmSync(workspace, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

it.each([
  ['/assets/main.1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  [
    '/remotes/organiser/assets/remote.1.js',
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
  ],
  ['/icons/topout.svg', 'public, max-age=86400', 'image/svg+xml'],
  ['/flags/AT.svg', 'public, max-age=86400', 'image/svg+xml'],
  ['/sw.js', 'no-cache', 'text/javascript; charset=utf-8'],
  ['/remotes.json', 'no-cache', 'application/json; charset=utf-8'],
  [`/${competition}/entries`, 'no-cache', 'text/html; charset=utf-8'],
])('serves %s with "%s"', async (url, caching, type) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': caching, 'content-type': type });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'accept-encoding' });
});

it('sends files packed to those who take them so, and nothing to those who have them', async () => {
  const reply = await get('/assets/main.1.js', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
  const again = await get('/assets/main.1.js', { 'if-none-match': String(reply.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/assets/main.1.js', { 'accept-encoding': 'br;q=0' })).body).toBe(script);
});

it('lets pages load from themselves and from where remotes live, and nothing inline but two known scripts', async () => {
  const { headers } = await get(`/${competition}/entries`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(
    /script-src 'self' https:\/\/cdn\.example 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=';/,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it.each([
  ['no remote has one', '/nowhere'],
  ['there is no such competition', '/0198a5c0-0000-7000-8000-0000000000ff/entries'],
])('sends the page with 404 where %s', async (_why, url) => {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('id="topout-config"');
});

it('draws what a remote says of its page, which pages themselves need not read', async () => {
  const { body } = await get('/organise');
  expect(body).toContain('<h1>Yours</h1>');
  expect(body).not.toContain('sights');
  expect((await get('/remotes.json')).body).not.toContain('sights');
  expect((await get('/nowhere')).body).not.toContain('first-sight"');
});

it('lets shells on other hosts take the files', async () => {
  expect((await get('/remotes/organiser/assets/remote.1.js')).headers['access-control-allow-origin']).toBe(
    '*',
  );
});
