import type { PoolClient, QueryConfig, QueryResult } from 'pg';

type Query = string | QueryConfig;

/** The statements of one transaction on their way to the database, in order. */
export interface Line {
  query(query: Query): Promise<QueryResult>;
  /** Nobody waits for the answer but `end`. */
  send(query: Query): void;
  /** The last statement. Fails when one of those sent failed. */
  end(query: Query): Promise<QueryResult>;
  /** Why `thrown` was thrown: after a failure of what was sent, every statement fails. */
  causeOf(thrown: unknown): Promise<unknown>;
}

/**
 * @param pipelined statements go out without waiting for the answer to the one before, which costs a turn of both
 *   processes each; otherwise they wait for it here
 */
export function lineOf(client: PoolClient, pipelined: boolean): Line {
  let sent: Promise<unknown> = Promise.resolve();
  let last: Promise<unknown> = sent;
  // Of what was sent. Those behind it fail as well, and only say that the transaction is aborted.
  let first: { readonly error: unknown } | undefined;
  const query = (one: Query): Promise<QueryResult> => {
    if (pipelined) return client.query(one);
    const answer = last.catch(() => undefined).then(() => client.query(one));
    last = answer;
    return answer;
  };
  return {
    query,
    send: (one) => {
      const answer = query(one).catch((error: unknown) => {
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
      await sent;
      return first ? first.error : thrown;
    },
  };
}
