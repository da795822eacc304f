import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secretHash } from '../secrets.ts';
import { notFound } from '../errors.ts';
import { arrivalOf } from '../http/arrival.ts';
import { isFromHere } from '../http/loopback.ts';

const ping = { name: 'ops-ping', text: 'select 1 as one' };

/** Compares hashes, so that the time taken reveals nothing. */
const hasToken = ({ headers }: FastifyRequest, token: string | null): boolean =>
  token !== null && secretHash(headers.authorization ?? '').equals(secretHash(`Bearer ${token}`));

/**
 * A host's checks: `/healthz` (with version, build and how the request arrived), `/readyz` (the database answers, and we are not stopping) and, here or with a
 * token, `/metrics`.
 */
export async function opsRoutes(app: FastifyInstance): Promise<void> {
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

  app.get('/healthz', async (request, reply) => {
    const well = await health();
    return reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: well ? 'ok' : 'unavailable', ...app.release, arrival: arrivalOf(request) });
  });

  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await health());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable' });
  });

  // They reveal how many people and competitions there are, so they are not public.
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, app.config.metricsToken)) throw notFound('page');
    return reply
      .type(app.metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await app.metrics.metrics());
  });
}
