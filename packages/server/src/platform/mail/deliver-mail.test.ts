import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { loadConfig } from '../config.ts';
import { testApi } from '../../testing.ts';
import { deliverMail } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import * as mails from './mails.ts';
import { queueMail } from './queue-mail.ts';
import { type Transport, transportOf } from './transport.ts';

const api = testApi();

const mail: Mail = { subject: 'Hello\r\nBcc: eve@example.org', paragraphs: ['Zone and top'] };
const unexpected = (error: unknown) => {
  throw error;
};
const makeAllDue = () =>
  api.db.kysely
    .updateTable('mail')
    .set({ dueAt: new Date(0) })
    .execute();

let server: SMTPServer;
let received: string[] = [];
let recipients: string[] = [];
let send: Transport;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, TOPOUT_PUBLIC_URL: 'https://topout.example' };
  send = transportOf(loadConfig(env), api.app.log);
});

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

beforeEach(async () => {
  received = [];
  recipients = [];
  await api.db.kysely.deleteFrom('mail').execute();
});

it('sends what is due once, to a real mail server', async () => {
  await api.db.transaction((tx) => queueMail(tx, 'ada@example.org', mail));
  expect(await deliverMail(api.db, send, unexpected)).toBe(1);
  await makeAllDue();
  expect(await deliverMail(api.db, send, unexpected)).toBe(0);

  expect(recipients).toEqual(['ada@example.org']);
  expect(received.join('')).toContain('Zone and top');
  const [head] = received.join('').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/m);
});

it('tries again later when the mail server refuses', async () => {
  await queueMail(api.db, 'ada@example.org', mail);
  const errors: unknown[] = [];
  const refuse = () => Promise.reject(new Error('421 busy'));
  expect(await deliverMail(api.db, refuse, (error) => errors.push(error))).toBe(0);
  expect(errors).toEqual([new Error('421 busy')]);
  expect(await deliverMail(api.db, async () => {}, unexpected)).toBe(0);
  await makeAllDue();
  expect(await deliverMail(api.db, async () => {}, unexpected)).toBe(1);
});

const open = { uuid: '0198a5c0-0000-7000-8000-000000000001', name: 'Slab & <Dyno> Open' };
const kim = { name: 'Kim Ōta', category: 'Kids', number: '17', waitingPosition: null };
const lee = { name: 'Lee Ōta', category: 'Kids', number: null, waitingPosition: 3 };

describe('every mail arrives as plain text and as HTML', () => {
  it.each<[string, Mail, string[]]>([
    [
      'approval of a judge',
      mails.judgeApproved({ ...open, path: '/x/judge?authCode=c' }, 'Jo'),
      ['Hello Jo,', '/x/judge?authCode=c'],
    ],
    [
      'an invitation to judge',
      mails.staffInvited(open, 'JUDGE', 'K/Y'),
      [`https://topout.example/${open.uuid}/judge#key=K%2FY`, 'would like you to judge'],
    ],
    [
      'an invitation to enter',
      mails.entrantInvited(open),
      [`https://topout.example/${open.uuid}/enter`, 'would like you to take part'],
    ],
    ['a new password', mails.passwordReset('t0k'), ['https://topout.example/reset-password#token=t0k']],
    [
      'a new password on the way to a competition',
      mails.passwordReset('t0k', '/c/enter/login'),
      ['https://topout.example/reset-password?next=%2Fc%2Fenter%2Flogin#token=t0k'],
    ],
    ['a password that was changed', mails.passwordChanged(), ['https://topout.example/reset-password']],
    [
      'a sign-in link',
      mails.signInLink('/x/enter?authCode=c&authCodeUrl=u', 15),
      ['https://topout.example/x/enter?authCode=c', '15 minutes'],
    ],
    ['a new e-mail', mails.emailChange('t1k'), ['https://topout.example/confirm-email#token=t1k']],
    ['an e-mail that was changed', mails.emailChanged('new@example.org'), ['new@example.org']],
    [
      'entries of a family',
      mails.entered({ ...open, path: '/x?entry=kim&authCode=c' }, 'Pa', [kim, lee]),
      [
        'https://topout.example/x?entry=kim&authCode=c',
        'Kids, number 17',
        'Kids, waiting list, place 3',
        'As soon as a place is free',
      ],
    ],
    [
      'a place that got free',
      mails.placeFree({ ...open, path: '/x' }, 'Pa', [kim]),
      ['is free, and it is yours', 'Kim Ōta'],
    ],
  ])('%s', async (_name, sent, expected) => {
    await send('ada@example.org', sent);
    const [head = '', text = '', html = ''] = partsOf(received[0] ?? '');
    expect(head).toMatch(/^Subject: /m);
    for (const words of expected) {
      expect(text).toContain(words);
      expect(html).toContain(words.replaceAll('&', '&amp;'));
    }
    expect(html).not.toContain('<Dyno>');
  });
});

/** Head, plain text and HTML of a mail as the server received it. */
function partsOf(mail: string): string[] {
  const [head = ''] = mail.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const [, ...parts] = mail.split(`--${boundary}`);
  return [head, ...parts.slice(0, 2).map((part) => bodyOf(part))];
}

function bodyOf(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
