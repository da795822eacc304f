import type { QueryConfig, QueryResult } from 'pg';
import type { Connection } from './connections.ts';

type Query = string | QueryConfig;

/** The statements of one transaction on their way to the database, in order. */
export interface Line {
  query(query: Query): Promise<QueryResult>;
  /** Goes with the next one that somebody waits for. Only `end` waits for the answer. */
  send(query: Query): void;
  /** The last statement. Fails if one of those sent failed. */
  end(query: Query): Promise<QueryResult>;
  /** Why `thrown` was thrown: after a failed statement every later one fails. */
  causeOf(thrown: unknown): Promise<unknown>;
}

/**
 * Sends statements without waiting for the previous answer, which would cost a turn of both sides each, and in one piece
 * as far as nobody waits.
 */
export function lineOf(client: Omit<Connection, 'release'>): Line {
  let sent: Promise<unknown> = Promise.resolve();
  // The first error among those sent. Later ones fail too, but only say that the transaction is aborted.
  let first: { readonly error: unknown } | undefined;
  const query = (one: Query): Promise<QueryResult> => {
    const answer = client.query(one);
    client.letGo();
    return answer;
  };
  return {
    query,
    send: (one) => {
      client.hold();
      const answer = client.query(one).catch((error: unknown) => {
        first ??= { error };
      });
      sent = Promise.all([sent, answer]);
    },
    end: async (one) => {
      const ended = query(one);
      ended.catch(() => undefined);
      await sent;
      if (first) throw first.error;
      return ended;
    },
    causeOf: async (thrown) => {
      client.letGo();
      await sent;
      return first ? first.error : thrown;
    },
  };
}
