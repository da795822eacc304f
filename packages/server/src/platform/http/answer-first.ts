import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers a request if it can; false to let it take the ordinary way. */
export type EarlyAnswer = (request: IncomingMessage, reply: ServerResponse) => boolean;

/**
 * Lets `answer` try before anything else that a server does with a request.
 *
 * @param route that would have answered otherwise: what answers are counted under
 */
export function answerFirst(app: FastifyInstance, route: string, answer: EarlyAnswer): void {
  const { server } = app;
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, reply) => {
    if (answer(request, reply)) return app.countAnswer(request.method ?? 'GET', route, reply.statusCode);
    for (const handler of handlers) handler.call(server, request, reply);
  });
}
