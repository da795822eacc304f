import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openTestDatabase } from '../../platform/db/testing.ts';

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  db = await openTestDatabase();
  app = await buildApp({ db, config: loadConfig({}), adminToken: 'the token' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

const command = (name: string, args: string[], token = 'the token', remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    url: `/api/admin/commands/${name}`,
    headers: { 'x-topout-admin': token },
    payload: { args },
    remoteAddress,
  });

it('runs a command on the server that has the database', async () => {
  const created = await command('create-account', [
    '--email',
    'ada@example.org',
    '--password',
    'long enough',
  ]);
  expect(created.json()).toEqual({
    lines: [expect.stringContaining('Created ada@example.org')],
    fault: null,
  });
  const ada = db.kysely.selectFrom('account').select('email').where('email', '=', 'ada@example.org');
  expect(await ada.execute()).toHaveLength(1);
});

it.each([
  ['an account twice', ['--email', 'ada@example.org', '--password', 'long enough'], 'already exists'],
  ['a weak password', ['--email', 'bob@example.org', '--password', 'short'], 'Use at least 8 characters.'],
  ['no password', ['--email', 'bob@example.org'], 'Both --email and --password are needed.'],
  ['no e-mail', ['--email', 'bob', '--password', 'long enough'], '"bob" is no e-mail address.'],
  ['an option it does not have', ['--mail', 'bob@example.org'], "Unknown option '--mail'"],
])('says in one sentence that it cannot do with %s', async (_name, args, sentence) => {
  const reply = await command('create-account', args);
  expect(reply.json()).toEqual({ lines: [], fault: expect.stringContaining(sentence) });
});

it('knows no command of another name', async () => {
  expect((await command('nothing', [])).json().fault).toBe(
    'There is no command "nothing" that a server runs.',
  );
});

it.each([
  ['another token', 'guess', '127.0.0.1'],
  ['another machine', 'the token', '192.0.2.7'],
])('is no door for %s', async (_name, token, from) => {
  expect((await command('migrate', [], token, from)).statusCode).toBe(404);
});

it('lists the migrations', async () => {
  const { lines } = (await command('migrate', [])).json();
  expect(lines[0]).toMatch(/^0001-people {2}applied 20/);
});
