import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { leaseMs } from '../http/lease.ts';
import { sharedCacheSeconds } from './leaderboard-headers.ts';

/**
 * Resolves once a board that was just hidden is given out nowhere: not by another node, which goes on for as long as it need
 * not ask, nor by a shared cache that took its answer at the last moment. Only then may anybody be told that it is hidden.
 */
export const whenHidden = (db: Database): Promise<void> =>
  sleep(sharedCacheSeconds * 1_000 + (db.kind === 'postgres' ? leaseMs : 0));
