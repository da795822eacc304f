import type { FastifyInstance } from 'fastify';
import { measure } from './metrics.ts';

const ping = { name: 'ops-ping', text: 'select 1 as one' };

/** What a host asks: `/healthz`, `/readyz` (the database answers, and we are not stopping) and `/metrics`. */
export async function opsRoutes(app: FastifyInstance): Promise<void> {
  const registry = measure(app);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  const health = async (): Promise<boolean> => {
    try {
      await app.db.rows(ping, []);
      return true;
    } catch (err) {
      app.log.error({ err }, 'the database does not answer');
      return false;
    }
  };

  app.get('/healthz', async (_request, reply) => {
    const well = await health();
    return reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: well ? 'ok' : 'unavailable' });
  });

  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await health());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });

  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
}
