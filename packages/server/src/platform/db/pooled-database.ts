import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { QueryConfig } from 'pg';
import type { Connection, Connections } from './connections.ts';
import type { Database, Statement, Tx } from './database.ts';
import { type Line, lineOf } from './line.ts';
import { statementNames } from './named-statements.ts';
import { namedRows, SqlNames } from './names.ts';
import type { Schema } from './schema.ts';
import { insideTransaction, refuseInsideTransaction } from './transaction-guard.ts';

type Rest = Pick<Database, 'listen' | 'notify' | 'alone' | 'poolState' | 'close'>;

interface Options {
  readonly kind: Database['kind'];
  /** Whether connections keep prepared statements; those of a pooler in between may not. */
  readonly prepares: boolean;
}

/** The database over a pool, the same for the embedded one and for a server. */
export function pooledDatabase({ kind, prepares }: Options, pool: Connections, rest: Rest): Database {
  const nameOf = prepares ? statementNames() : () => undefined;
  const prepared = ({ name, text }: Statement, values: readonly unknown[]) => ({
    ...(prepares && name !== null && { name }),
    text,
    values: [...values],
  });

  const named = (client: Pick<Connection, 'query'>, release: () => void): PostgresPoolClient => ({
    query: (async (text: string, values: unknown[]) => {
      const result = await client.query({ name: nameOf(text), text, values });
      return { ...result, rows: namedRows(result) };
    }) as unknown as PostgresPoolClient['query'],
    release,
  });

  const root = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => {
          refuseInsideTransaction();
          const client = await pool.connect();
          return named(client, () => client.release());
        },
        end: async () => {},
      } satisfies PostgresPool,
    }),
    plugins: [new SqlNames()],
  });

  return {
    kind,
    kysely: root,
    rows: async <T>(statement: Statement, values: readonly unknown[]) => {
      refuseInsideTransaction();
      // Does not use the pool's own `query`: it discards the connection after every failed statement, and the
      // embedded database has only one.
      const client = await pool.connect();
      try {
        return namedRows(await client.query(prepared(statement, values))) as T[];
      } finally {
        client.release();
      }
    },
    transaction: (work) =>
      insideTransaction(async (stillOpen) => {
        const client = await pool.connect();
        const line = lineOf(client);
        try {
          line.send('begin');
          const result = await work(transactionOn(line, { named, prepared }, stillOpen));
          // PostgreSQL answers the commit of a transaction with a failed statement with ROLLBACK, and no
          // error.
          const { command } = await line.end('commit');
          if (command === 'ROLLBACK') throw new Error('A statement of this transaction failed unnoticed');
          client.release();
          return result;
        } catch (thrown) {
          const error = await line.causeOf(thrown);
          // A connection that cannot even roll back must not go to anybody else.
          await line.query('rollback').then(
            () => client.release(),
            (broken: Error) => client.release(broken),
          );
          throw error;
        }
      }),
    ...rest,
  };
}

interface Ways {
  readonly named: (client: Pick<Connection, 'query'>, release: () => void) => PostgresPoolClient;
  readonly prepared: (statement: Statement, values: readonly unknown[]) => QueryConfig;
}

function transactionOn(line: Line, { named, prepared }: Ways, stillOpen: () => void): Tx {
  let builder: Kysely<Schema> | undefined;
  const connect = async () => {
    stillOpen();
    return named(line, () => {});
  };
  return {
    get kysely() {
      builder ??= new Kysely<Schema>({
        dialect: new PostgresDialect({ pool: { options: {}, connect, end: async () => {} } }),
        plugins: [new SqlNames()],
      });
      return builder;
    },
    rows: async <T>(statement: Statement, values: readonly unknown[]) => {
      stillOpen();
      return namedRows(await line.query(prepared(statement, values))) as T[];
    },
    send: (statement, values) => {
      stillOpen();
      line.send(prepared(statement, values));
    },
  };
}
