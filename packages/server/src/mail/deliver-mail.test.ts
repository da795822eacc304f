import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { loadConfig } from '../config.ts';
import { testApi } from '../testing.ts';
import { deliverMail } from './deliver-mail.ts';
import { queueMail } from './queue-mail.ts';
import { transportOf } from './transport.ts';

const api = testApi();

const mail = { recipient: 'ada@example.org', subject: 'Hello\r\nBcc: eve@example.org', body: 'Zone and top' };
const unexpected = (error: unknown) => {
  throw error;
};
const makeAllDue = () =>
  api.db.kysely
    .updateTable('mail')
    .set({ due_at: new Date(0) })
    .execute();

beforeEach(() => api.db.kysely.deleteFrom('mail').execute());

it('sends what is due once, to a real mail server', async () => {
  const received: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      stream.on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const send = transportOf(loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), api.app.log);

  await api.db.transaction((tx) => queueMail(tx, mail));
  expect(await deliverMail(api.db, send, unexpected)).toBe(1);
  await makeAllDue();
  expect(await deliverMail(api.db, send, unexpected)).toBe(0);

  expect(recipients).toEqual(['ada@example.org']);
  expect(received.join('')).toContain('Zone and top');
  expect(received.join('')).not.toMatch(/^Bcc:/m);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

it('tries again later when the mail server refuses', async () => {
  await queueMail(api.db, mail);
  const errors: unknown[] = [];
  const refuse = () => Promise.reject(new Error('421 busy'));
  expect(await deliverMail(api.db, refuse, (error) => errors.push(error))).toBe(0);
  expect(errors).toEqual([new Error('421 busy')]);
  expect(await deliverMail(api.db, async () => {}, unexpected)).toBe(0);
  await makeAllDue();
  expect(await deliverMail(api.db, async () => {}, unexpected)).toBe(1);
});
