import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { buildApp } from '../app.ts';
import { loadConfig } from '../platform/config.ts';
import { newId } from '../platform/ids.ts';
import { openLog } from '../platform/log/open-log.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { transportOf } from '../platform/mail/transport.ts';
import { aUser, callApp, testApi } from '../testing.ts';
import { documentedCalls } from './testing/calls.ts';
import { sendCall } from './testing/documented-call.ts';

const api = testApi();

let lines: string[] = [];
let app: FastifyInstance;
let refusing: SMTPServer;

beforeAll(async () => {
  refusing = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}>: user unknown`)),
  });
  refusing.listen(0, '127.0.0.1');
  await once(refusing.server, 'listening');
  const { port } = refusing.server.address() as AddressInfo;
  const config = loadConfig({ TOPOUT_DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${port}` });
  const logger = openLog('trace', { write: (line) => void lines.push(line) });
  app = await buildApp({ db: api.db, config, logger });
  app.get('/twice/:account', async ({ params }) => {
    const twice = api.db.kysely.selectFrom('account').selectAll();
    const { account } = params as { account: string };
    const { id: _id, ...known } = await twice.where('id', '=', account).executeTakeFirstOrThrow();
    await api.db.kysely
      .insertInto('account')
      .values({ id: newId(), ...known })
      .execute();
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => refusing.close(() => resolve()));
});
beforeEach(() => {
  lines = [];
});

const isPlain = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\dTZ:.+ -]+|[A-Z_]+|[a-z]+)$/i;

/** Whatever a person typed: neither an id, a time, nor a word that programs use. */
const typedIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length < 6 || isPlain.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(typedIn) : [];
};

it('keeps out whatever people type, their tokens and their addresses, at any level', async () => {
  const secrets = new Set<string>();
  for (const documented of documentedCalls) {
    const request = await documented.request(api);
    const logged = { ...api, call: (...call: Parameters<typeof api.call>) => callApp(app, ...call) };
    const reply = await sendCall(logged, documented, request);
    expect([documented.call, reply.statusCode]).toEqual([documented.call, documented.status]);
    for (const typed of typedIn(request.body)) secrets.add(typed);
    if (request.as) secrets.add(request.as.token);
    const said = reply.body.matchAll(/"(?:email|first_name|last_name|\w*token|code|key)":"([^"]{6,})"/g);
    for (const [, secret = ''] of said) if (!isPlain.test(secret)) secrets.add(secret);
  }
  const log = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(documentedCalls.length);
  expect(secrets.size).toBeGreaterThan(200);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
}, 240_000);

it('says where the database refused something, by the reference that the person has, and not what', async () => {
  const { account, email } = await aUser(api.db);
  const headers = { 'x-request-id': '7K3M-9Q2X-AB4D' };
  const reply = await app.inject({ url: `/twice/${account}?mail=${email}`, headers });
  expect([reply.statusCode, reply.body]).toEqual([500, expect.stringContaining('7K3M-9Q2X-AB4D')]);
  const log = lines.join('');
  expect(log).toContain('"reqId":"7K3M-9Q2X-AB4D"');
  expect(log).toContain('"code":"23505"');
  expect(log).not.toContain(email);
});

it('says that a mail server refuses somebody, and not whom', async () => {
  const { email } = await aUser(api.db);
  await api.db.transaction((tx) => queueMail(tx, email, { subject: 'Hello', paragraphs: ['Zone'] }));
  const send = transportOf(app.config, app.log);
  await deliverMail(api.db, send, (error) => app.log.error({ err: error }, 'background work failed'));
  const log = lines.join('');
  expect(log).toContain('"responseCode":550');
  expect(log).not.toContain(email.split('@')[0]);
});
