import type { Pool } from 'pg';
import type { PoolState } from './database.ts';

export const poolStateOf = (pool: Pool) => (): PoolState => ({
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
