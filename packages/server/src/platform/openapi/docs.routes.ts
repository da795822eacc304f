import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { bodyHeaders } from '../http/body-headers.ts';
import { negotiated } from '../http/negotiate.ts';
import { PreparedBytes } from '../http/prepared-bytes.ts';
import { referencePage, referencePolicy, referenceScript } from './reference.ts';

/** The API as a document, and a page to read it. */
export const docsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { hide: true };
  /** Made when first asked for: it stays the same, and takes a tenth of a second. */
  let document: PreparedBytes | undefined;

  app.get('/docs/json', { schema }, async ({ headers }, reply) => {
    document ??= new PreparedBytes(Buffer.from(JSON.stringify(app.swagger())));
    const encoding = negotiated(headers['accept-encoding']);
    return reply.headers(bodyHeaders(encoding)).send(await document.in(encoding));
  });

  app.get('/docs', { schema }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', referencePolicy)
      .send(referencePage),
  );

  app.get('/docs/reference.js', { schema }, async (_request, reply) =>
    reply
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(await referenceScript()),
  );
};
