import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTime } from '../db/in-time.ts';
import { secretHash } from '../secrets.ts';
import { notFound } from '../errors.ts';
import { arrivalOf } from '../http/arrival.ts';
import { isFromHere } from '../http/loopback.ts';

const ping = { name: 'ops-ping', text: 'select 1 as one' };

/** Compares hashes, so that the time taken reveals nothing. */
const hasToken = ({ headers }: FastifyRequest, token: string | null): boolean =>
  token !== null && secretHash(headers.authorization ?? '').equals(secretHash(`Bearer ${token}`));

/** How long the database may take to answer before others should get the traffic. */
const answerMs = 3_000;

/** How old the last comparison of boards may be. */
const comparedMs = 10_000;

/** A cell waits no longer for home. */
const homeMs = 1_000;

/**
 * A host's checks: `/healthz` (this process runs; with version, build and how the request arrived), `/readyz` (the database answers, boards are compared with
 * it, there is room on the disk, and we are not stopping; in a cell also whether home answers, without which it serves on) and, here or with a token, `/metrics`.
 */
export async function opsRoutes(app: FastifyInstance): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  const faults = async (): Promise<string | null> => {
    if (stopping) return 'stopping';
    if (app.boards.notComparedMs > comparedMs) return 'boards cannot be compared with the database';
    if (app.db.kind === 'embedded' && (await isFull(app.config.dataDir))) return 'the disk is full';
    try {
      await inTime(answerMs, app.db.rows(ping, []));
      return null;
    } catch (err) {
      app.log.error({ err }, 'the database does not answer');
      return 'the database does not answer';
    }
  };

  const homeState = async (): Promise<{ home?: 'there' | 'silent' }> => {
    if (app.home === null) return {};
    const answer = inTime(homeMs, app.home.rows(ping, []));
    return {
      home: await answer.then(
        () => 'there' as const,
        () => 'silent' as const,
      ),
    };
  };

  // Whoever restarts a process because of this must not do so because the database is away.
  app.get('/healthz', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', ...app.release, arrival: arrivalOf(request) }),
  );

  app.get('/readyz', async (_request, reply) => {
    const [fault, home] = await Promise.all([faults(), homeState()]);
    return reply
      .code(fault === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(
        fault === null ? { status: 'ready', ...home } : { status: 'unavailable', reason: fault, ...home },
      );
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

/** A database needs room even to say that it has none. */
const leastBytes = 32_000_000;

/** Whether there is too little room in the folder; one that is not there takes none. */
async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < leastBytes;
}
