import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A hot statement, prepared once per connection under its name. A name must always have the same text. */
export interface Statement {
  /** Null = prepared for each call, by how full the tables are then. */
  readonly name: string | null;
  readonly text: string;
}

/** What queries run on: the database itself, or one of its transactions. */
export interface Queries {
  readonly kysely: Kysely<Schema>;
  rows<T>(statement: Statement, values: readonly unknown[]): Promise<T[]>;
}

/** One transaction. It becomes unusable once its work has ended. */
export interface Tx extends Queries {
  /**
   * Runs a statement whose result nobody needs: in order with the others, and finished before the transaction
   * commits, which fails if it does. On PostgreSQL it goes out together with the next one.
   */
  send(statement: Statement, values: readonly unknown[]): void;
}

/** Of one node's connections to the database. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres';

  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it rejects. A failed statement
   * fails the whole transaction, even if `work` catches its error. If another transaction got in the way,
   * rolls back and runs `work` again, so `work` may change things only through its `tx`.
   *
   * @throws Error if called, or if the database itself is queried, inside another transaction: the
   *   embedded database has one connection and would wait for ever, a pool would once it is empty.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;

  /**
   * Listens to messages from any node of this database on `channel`, in order.
   *
   * @param missed called once a lost connection is back: messages in between were missed.
   * @returns a function that stops listening.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => void>;

  /** @param payload less than 8,000 bytes. */
  notify(channel: string, payload: string): Promise<void>;

  /** As it is now. */
  poolState(): PoolState;

  /**
   * Runs `work` while no other node runs any under the same key: the others wait.
   *
   * @param key any number
   */
  alone<T>(key: number, work: () => Promise<T>): Promise<T>;

  /** Ends what is under way, if it takes longer than two seconds. */
  close(): Promise<void>;
}
