import { createHash } from 'node:crypto';
import { mostEmbeddedRows } from '@topout/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../platform/errors.ts';
import { escapeHtml } from './document/escape-html.ts';
import { alwaysHeaders } from './security-headers.ts';
import { checkAgain } from './send-file.ts';

const bare = 'html,body{margin:0;background:transparent}';
const bareHash = `'sha256-${createHash('sha256').update(bare).digest('base64')}'`;

/** @param framedBy who may show the page in a frame: only a board is made for that */
const policyOf = (framedBy: '*' | "'none'"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${bareHash}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

const page = (title: string, script: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${bare}</style><script src="${script}" defer></script></head><body>${body}</body></html>`;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What the address of a framed board may say, as attributes of the element. */
const attributes: Readonly<Record<string, (value: string) => boolean>> = {
  category: (value) => uuid.test(value),
  rows: (value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= mostEmbeddedRows,
  theme: (value) => value === 'light' || value === 'dark',
};

function boardElement(competition: string, query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(attributes).flatMap(([name, fits]) => {
    const value = query[name];
    return typeof value === 'string' && fits(value) ? [` ${name}="${escapeHtml(value)}"`] : [];
  });
  return `<topout-board competition="${escapeHtml(competition)}"${given.join('')}></topout-board>`;
}

const send = (reply: FastifyReply, html: string, policy: string) =>
  reply
    .headers({ ...alwaysHeaders, 'cache-control': checkAgain, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html);

/** Pages for elsewhere, without the shell: a board in a frame of another site, and overlays of a stream. */
export function outsidePages(app: FastifyInstance): void {
  app.get<{ Params: { competition: string }; Querystring: Record<string, unknown> }>(
    '/embed/board/:competition',
    async ({ params, query }, reply) => {
      if (!uuid.test(params.competition)) throw notFound('competition');
      const html = page('Live results', '/embed.js', boardElement(params.competition, query));
      return send(reply, html, policyOf('*'));
    },
  );

  // The script reads what to show from the address: there is one page for all.
  app.get('/overlay/*', async (_request, reply) =>
    send(reply, page('Overlay', '/overlay.js', ''), policyOf("'none'")),
  );
}
