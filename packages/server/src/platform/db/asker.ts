import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';

/**
 * The log of the request for which the database is asked: its lines carry the reference. Work that belongs to several
 * requests, or to none, has no asker.
 */
export const asker = new AsyncLocalStorage<FastifyBaseLogger>();
