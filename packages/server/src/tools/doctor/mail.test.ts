import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { lookAtMail } from './mail.ts';

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((closed) => server.close(closed));
});

/** @returns host and port */
async function aMailServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], logger: false, ...options });
  servers.push(server);
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const mailFrom = 'Topout <topout@example.org>';
const look = (smtpUrl: string | null, from = mailFrom) => lookAtMail({ smtpUrl, mailFrom: from });

it('is let in by a server with the right password, and sends nothing', async () => {
  const sent = jest.fn();
  const at = await aMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'ada' }),
    onMailFrom: sent,
  });
  expect(await look(`smtp://ada:right@${at}`)).toMatchObject([{ level: 'well' }]);
  expect(sent).not.toHaveBeenCalled();
});

it('finds a wrong password', async () => {
  const at = await aMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  const [found] = await look(`smtp://ada:wrong@${at}`);
  expect(found).toMatchObject({ level: 'fault', cure: expect.stringContaining('app password') });
  expect(JSON.stringify(found)).not.toContain('wrong');
});

it.each([
  ['a server that is not there', 'smtp://127.0.0.1:1', 'nobody listens on that port'],
  ['a name that nobody knows', 'smtp://mail.invalid:587', 'has a name that nobody knows'],
])(
  'finds %s',
  async (_name, url, says) => {
    expect(await look(url)).toMatchObject([{ level: 'fault', says: expect.stringContaining(says) }]);
  },
  20_000,
);

it('finds TLS where there is none', async () => {
  const at = await aMailServer({});
  expect(await look(`smtps://${at}`)).toMatchObject([
    { level: 'fault', says: expect.stringContaining('cannot be spoken to safely') },
  ]);
});

it('finds a sender whom nobody takes mail from', async () => {
  const at = await aMailServer({ authOptional: true });
  expect(await look(`smtp://${at}`, 'Topout <topout@localhost>')).toMatchObject([
    { level: 'well' },
    { level: 'fault', cure: expect.stringContaining('TOPOUT_MAIL_FROM') },
  ]);
});

it('notes that mails go to the log', async () => {
  expect(await look(null)).toMatchObject([{ level: 'note', cure: expect.stringContaining('SMTP_URL') }]);
});
