import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A hot statement, prepared once per connection under its name. One name always carries the same text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** What queries run on: the database itself, or one transaction of it. */
export interface Queries {
  readonly kysely: Kysely<Schema>;
  rows<T>(statement: Statement, values: readonly unknown[]): Promise<T[]>;
}

/** One transaction. It is of no use once the work it was given to has ended. */
export interface Tx extends Queries {
  /**
   * Runs a statement whose answer nobody needs: in order with the others, and done before the transaction commits, which
   * fails when it does. On PostgreSQL it is on its way together with what follows.
   */
  send(statement: Statement, values: readonly unknown[]): void;
}

export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres';

  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it rejects. A failed statement fails the
   * whole, even when `work` catches its error. Where another transaction stood in its way, it is rolled back and runs again:
   * `work` changes nothing but by its `tx`.
   *
   * @throws Error when called, or when the database itself is queried, inside another transaction: the
   *   embedded database has one connection and would wait for ever, a pool would once it is empty.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /**
   * Hears what any node of this database says on `channel`, in order.
   *
   * @param missed called after a lost connection is back: whatever was said meanwhile was not heard.
   * @returns ends the listening.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => void>;

  /** @param payload less than 8,000 bytes. */
  notify(channel: string, payload: string): Promise<void>;

  close(): Promise<void>;
}
