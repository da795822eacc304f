export { openEmbedded } from './platform/db/embedded-database.ts';
export type { Database, Queries, Statement, Tx } from './platform/db/database.ts';
