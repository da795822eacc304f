import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireJudgedHere } from './elsewhere.ts';
import { snapshotsOf } from './snapshots.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a competition is judged here is asked where the call is decided. */
    decidedUnderLock?: boolean;
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses whatever would change a competition that is judged elsewhere: one rule for all calls below its address. What
 * judges log is decided under the log's own locks, so it is refused there.
 */
export function refuseElsewhere(api: FastifyInstance): void {
  api.addHook('preHandler', async (request: FastifyRequest) => {
    const { competition } = (request.params ?? {}) as { competition?: unknown };
    if (reads.has(request.method) || typeof competition !== 'string') return;
    if (request.routeOptions.config.decidedUnderLock) return;
    const snapshot = await snapshotsOf(api.db).now(competition);
    if (snapshot) requireJudgedHere(snapshot);
  });
}
