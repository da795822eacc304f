import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { referencePage, referencePolicy, referenceScript } from './reference.ts';

/** The API as a document, and a page to read it. */
export const docsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { hide: true };

  app.get('/docs/json', { schema }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );

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
