/**
 * A judge's phone without its browser: what is waiting there and how it is sent, for tests against a real
 * server.
 */
export { UnreachableError } from './http/errors.ts';
export type { NewCommand, OutboxItem } from './outbox/item.ts';
export { Outbox } from './outbox/outbox.ts';
export { memoryStore, type OutboxStore } from './outbox/store.ts';
