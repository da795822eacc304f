import { testApi } from '../../testing.ts';
import { passwordReset } from './mails.ts';
import { queueMail } from './queue-mail.ts';

const get = (api: ReturnType<typeof testApi>, url: string, accept = 'text/html') =>
  api.app.inject({ method: 'GET', url, headers: { accept } });

describe('in a demo without a mail server', () => {
  const api = testApi({ demo: true });

  it('shows what would have been sent, to people and to tests', async () => {
    await queueMail(api.db, 'ada@example.org', passwordReset('t0k'));
    await queueMail(api.db, 'bob@example.org', passwordReset('t1k'));
    const [mail, ...others] = (await get(api, '/dev/mail?to=ada@example.org', 'application/json')).json<
      { id: string; subject: string; text: string }[]
    >();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('http://localhost:80/reset-password#token=t0k');
    expect((await get(api, '/dev/mail')).body).toContain('bob@example.org');
    const page = await get(api, `/dev/mail/${mail?.id}`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('href="http://localhost:80/reset-password#token=t0k"');
  });

  it('shows nothing to the rest of the network', async () => {
    for (const url of ['/dev/mail', '/dev/mail/0198a5c0-0000-7000-8000-000000000001']) {
      const reply = await api.app.inject({ method: 'GET', url, remoteAddress: '192.168.1.7' });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000'])(
    'shows nothing to a page whose name, %s, points to this machine',
    async (host) => {
      const reply = await api.app.inject({ method: 'GET', url: '/dev/mail', headers: { host } });
      expect(reply.statusCode).toBe(404);
    },
  );
});

describe.each([
  ['outside of demos', { demo: false }],
  [
    'where others are served by an address of its own',
    { demo: true, publicUrl: 'https://topout.example.org' },
  ],
  ['where mails are sent', { demo: true, smtpUrl: 'smtp://127.0.0.1:1' }],
])('%s', (_name, settings) => {
  const api = testApi(settings);

  it('shows nothing', async () => {
    await queueMail(api.db, 'ada@example.org', passwordReset('t0k'));
    const reply = await get(api, '/dev/mail', 'application/json');
    expect(reply.body).not.toContain('t0k');
    expect(reply.statusCode).toBe(404);
  });
});
