export { openEmbedded } from './platform/db/embedded-database.ts';
export { openPostgres } from './platform/db/postgres-database.ts';
export type { Database, Queries, Statement, Tx } from './platform/db/database.ts';
export { signInHolders } from './tools/rehearsal/sign-in-holders.ts';
export type { Recruit } from './tools/rehearsal/recruit.ts';
export { play } from './tools/rehearsal/play.ts';
