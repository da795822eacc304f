import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';

const channel = 'topout_open_screens';

interface Told {
  readonly node: string;
  readonly competition: string;
  readonly names: readonly string[];
}

interface Heard {
  readonly names: readonly string[];
  readonly at: number;
}

/** Which screens are open at other nodes: each says so again and again, and is forgotten when it does not. */
export class OpenElsewhere {
  readonly #db: Database;
  readonly #forgetMs: number;
  readonly #node = newId();
  /** By competition, then by node. */
  readonly #told = new Map<string, Map<string, Heard>>();

  constructor(db: Database, forgetMs: number) {
    this.#db = db;
    this.#forgetMs = forgetMs;
  }

  /** @returns ends the listening. */
  listen(): Promise<() => void> {
    return this.#db.listen(channel, (text) => {
      const { node, competition, names } = JSON.parse(text) as Told;
      if (node === this.#node) return;
      const nodes = this.#told.get(competition) ?? new Map<string, Heard>();
      this.#told.set(competition, nodes.set(node, { names, at: performance.now() }));
    });
  }

  async tell(competition: string, names: readonly string[]): Promise<void> {
    if (this.#db.kind === 'embedded') return;
    await this.#db.notify(channel, JSON.stringify({ node: this.#node, competition, names }));
  }

  names(competition: string): string[] {
    const nodes = this.#told.get(competition);
    for (const [node, { at }] of nodes ?? [])
      if (performance.now() - at > this.#forgetMs) nodes?.delete(node);
    if (nodes?.size === 0) this.#told.delete(competition);
    return [...(nodes?.values() ?? [])].flatMap(({ names }) => names);
  }
}
