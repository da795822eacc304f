import type { FastifyInstance } from 'fastify';
import { asker } from '../db/asker.ts';

/** Puts the id that the log uses for a request on every answer, and has the database asked in its name. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    asker.run(request.log, done);
  });
}

/** Answers are for their caller and must not be cached, unless the call says otherwise. */
export function keepAnswersPrivate(api: FastifyInstance): void {
  api.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
}
