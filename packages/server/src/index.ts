export { openEmbedded } from './db/embedded-database.ts';
export type { Database, Queries, Statement, Tx } from './db/database.ts';
