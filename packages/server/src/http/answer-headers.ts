import type { FastifyInstance } from 'fastify';

/** The id under which the log speaks of a request, on every answer. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

/** What a call answers is for its caller and kept by nobody, unless the call says otherwise. */
export function keepAnswersPrivate(api: FastifyInstance): void {
  api.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
}
