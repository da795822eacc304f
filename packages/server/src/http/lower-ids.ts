import type { FastifyInstance } from 'fastify';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids in addresses may come in capitals: a QR code of capitals alone is smaller. Inside they are small, as the database writes them. */
export function lowerIds(app: FastifyInstance): void {
  app.addHook<{ Params: Record<string, unknown> }>('preHandler', ({ params }, _reply, done) => {
    for (const name in params) {
      const value = params[name];
      if (typeof value === 'string' && uuid.test(value)) params[name] = value.toLowerCase();
    }
    done();
  });
}
