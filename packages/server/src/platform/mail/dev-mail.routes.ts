import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { baseUrl } from '../http/base-url.ts';
import { isFromHere, isLocalUrl } from '../http/loopback.ts';
import type { Mail } from './mail.ts';
import { escaped, renderMail } from './render-mail.ts';

const most = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * `/dev/mail`: the mails a demo without a mail server would have sent, newest first, for people and, as JSON,
 * for tests. They sign people in, so only people at this machine may read them; elsewhere the page does not
 * exist, nor where the demo is served to others by an address of its own: a proxy there may not say for whom it asks.
 */
export async function devMailRoutes(app: FastifyInstance): Promise<void> {
  const { config, db } = app;
  if (!config.demo || config.smtpUrl !== null) return;
  if (config.publicUrl !== null && !isLocalUrl(config.publicUrl)) return;

  const onRequest = async (request: FastifyRequest) => {
    if (!isFromHere(request)) throw notFound('page');
  };
  const read = () => db.kysely.selectFrom('mail').select(['id', 'recipient', 'content', 'createdAt']);

  app.get<{ Querystring: { to?: string } }>('/dev/mail', { onRequest }, async (request, reply) => {
    const { to } = request.query;
    const rows = await read()
      .$if(typeof to === 'string' && to !== '', (mails) => mails.where('recipient', '=', String(to)))
      .orderBy('createdAt', 'desc')
      .limit(most)
      .execute();
    const mails = rows.map(({ id, recipient, content, createdAt }) => ({
      id,
      to: recipient,
      sentAt: createdAt.toISOString(),
      ...renderMail(content as unknown as Mail, baseUrl(request)),
    }));
    const wantsJson = request.headers.accept?.includes('application/json') === true;
    return wantsJson ? reply.header('cache-control', 'no-store').send(mails) : page(reply, listPage(mails));
  });

  app.get<{ Params: { mail: string } }>('/dev/mail/:mail', { onRequest }, async (request, reply) => {
    const { mail } = request.params;
    const row = uuid.test(mail) ? await read().where('id', '=', mail).executeTakeFirst() : undefined;
    if (!row) throw notFound('mail');
    return page(reply, renderMail(row.content as unknown as Mail, baseUrl(request)).html);
  });
}

const page = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);

interface Line {
  readonly id: string;
  readonly to: string;
  readonly sentAt: string;
  readonly subject: string;
}

const listPage = (mails: readonly Line[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Mail</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:640px;margin:0 auto"><h1>Mail</h1>
<p>This demo sends no mail. What it would have sent stands here.</p>
${mails.length === 0 ? '<p>Nothing yet.</p>' : `<ul style="padding:0;list-style:none">${mails.map((mail) => item(mail)).join('\n')}</ul>`}
</main></body></html>`;

const item = ({ id, to, sentAt, subject }: Line): string =>
  `<li style="padding:12px 0;border-bottom:1px solid #88888855"><a href="/dev/mail/${id}">${escaped(subject)}</a><br>
<small>${escaped(to)} · ${escaped(sentAt)}</small></li>`;
