import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { leaseMs } from '../../platform/http/lease.ts';

/** How long a shared cache may serve a public board without asking. */
export const sharedCacheSeconds = 1;

/**
 * Resolves once a hidden board can no longer be served: neither by another node, which goes on as long as it
 * need not ask, nor by a shared cache that took its answer at the last moment. Only then may anybody be told
 * that it is hidden.
 */
export const whenHidden = (db: Database): Promise<void> =>
  sleep(sharedCacheSeconds * 1_000 + (db.kind === 'postgres' ? leaseMs : 0));
