import type { FastifyInstance } from 'fastify';

const slowMs = 1_000;

/** One line per request: failed and slow ones always, the rest at more detailed log levels. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    const level =
      statusCode >= 500
        ? 'error'
        : elapsedTime > slowMs && !isStream(reply.getHeader('content-type'))
          ? 'warn'
          : 'debug';
    const { method, ip } = request;
    request.log[level](
      { method, path: pathOf(request.url), status: statusCode, ms: Math.round(elapsedTime), ip },
      'request',
    );
  });
}

/** A stream of events is not slow, just long. */
const isStream = (type: unknown): boolean => String(type).startsWith('text/event-stream');

/** Without the query after the `?`: it may contain keys. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
