import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { GatheringClient } from './gathering-client.ts';

/** A connection while somebody uses it. */
export interface Connection {
  query(query: string | QueryConfig): Promise<QueryResult>;
  /** Keeps back what is asked from here on. */
  hold(): void;
  /** Sends what was kept back, in one piece. */
  letGo(): void;
  /** @param broken it must go to nobody else */
  release(broken?: Error): void;
}

/** What connections come from: a pool, or something in front of it. */
export interface Connections {
  connect(): Promise<Connection>;
}

/** A connection that can be ended even if nobody answers at the other end. */
interface Cuttable {
  cut(): void;
}

/** What a connection owes us. */
interface Debt {
  inUse: boolean;
  answers: number;
  /** When it last answered or, if it owed nothing then, was asked; by `performance.now()`. */
  since: number;
}

const none = (): Debt => ({ inUse: false, answers: 0, since: 0 });

/** The connections of a pool, and for how long each of them has owed an answer. */
export class WatchedConnections<C extends PoolClient & GatheringClient & Cuttable> implements Connections {
  readonly #connect: () => Promise<C>;
  readonly #debts = new Map<C, Debt>();

  constructor(pool: Pool) {
    // The pool makes clients of the class that it was given.
    this.#connect = () => pool.connect() as Promise<C>;
    pool.on('remove', (client) => this.#debts.delete(client as C));
  }

  async connect(): Promise<Connection> {
    const client = await this.#connect();
    const debt = this.#debts.get(client) ?? none();
    this.#debts.set(client, debt);
    debt.inUse = true;
    const paid = () => {
      debt.answers -= 1;
      debt.since = performance.now();
    };
    return {
      query: (query) => {
        if (debt.answers === 0) debt.since = performance.now();
        debt.answers += 1;
        const answer = client.query(query);
        answer.then(paid, paid);
        return answer;
      },
      hold: () => client.hold(),
      letGo: () => client.letGo(),
      release: (broken) => {
        debt.inUse = false;
        client.release(broken);
      },
    };
  }

  /** Those that have not answered for `ms`. */
  overdue(ms: number): C[] {
    const before = performance.now() - ms;
    return [...this.#debts].flatMap(([client, { answers, since }]) =>
      answers > 0 && since < before ? [client] : [],
    );
  }

  /**
   * Ends these and, if there are any, all at rest: what silenced one has usually silenced its neighbours. New
   * ones open as they are needed.
   */
  cut(clients: readonly C[]): void {
    if (clients.length === 0) return;
    for (const [client, { inUse }] of this.#debts) if (!inUse || clients.includes(client)) client.cut();
  }

  /** Ends all that have not answered for `ms`, whatever they wait for. */
  cutSilent(ms: number): void {
    this.cut(this.overdue(ms));
  }

  cutAll(): void {
    this.cut([...this.#debts.keys()]);
  }
}
