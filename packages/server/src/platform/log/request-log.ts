import type { FastifyInstance } from 'fastify';
import { addressForLog } from './address-for-log.ts';
import { pathForLog } from './path-for-log.ts';

const slowMs = 1_000;

/** One line per request: failed and slow ones always, the rest at more detailed log levels. */
export function logRequests(app: FastifyInstance): void {
  const isDetailed = ['debug', 'trace'].includes(app.log.level);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const level =
      statusCode >= 500
        ? 'error'
        : elapsedTime > slowMs && !isStream(reply.getHeader('content-type'))
          ? 'warn'
          : 'debug';
    if (level === 'debug' && !isDetailed) return done();
    const { method, ip } = request;
    request.log[level](
      {
        method,
        path: pathForLog(request.url),
        status: statusCode,
        ms: Math.round(elapsedTime),
        from: addressForLog(ip),
      },
      'request',
    );
    done();
  });
}

/** A stream of events is not slow, just long. */
const isStream = (type: unknown): boolean => String(type).startsWith('text/event-stream');
