import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TopoutNode } from './node.ts';

/** How often each node is asked for its boards. */
const betweenMs = 250;

/** Time for two looks, and for a change to be shown. */
export const looksMs = 800;

/** A database that went back raises its versions by more than this. */
const epochLeap = 1_000_000;

/** What a node showed. */
interface Shown {
  readonly version: number;
  readonly text: string;
}

/** Looks at the boards of all nodes, all the time: what has one version is the same everywhere. */
export class Boards {
  readonly #nodes: readonly TopoutNode[];
  readonly #competition: string;
  readonly #categories: readonly string[];
  /** Digest by category and version, of those seen last. */
  readonly #digests = new Map<string, string>();
  /** Newest version by node and category. */
  readonly #versions = new Map<string, number>();
  /** Versions that two nodes showed with different content. */
  readonly different = new Set<string>();
  #goesOn = true;
  #looking: Promise<unknown> = Promise.resolve();

  constructor(nodes: readonly TopoutNode[], competition: string, categories: readonly string[]) {
    this.#nodes = nodes;
    this.#competition = competition;
    this.#categories = categories;
  }

  start(): void {
    this.#looking = Promise.all(this.#nodes.map((node) => this.#follow(node)));
  }

  async stop(): Promise<void> {
    this.#goesOn = false;
    await this.#looking;
  }

  /**
   * Whether every node shows what is stored.
   *
   * @param before what was stored, by category, some looks ago
   * @param now what is stored now: more than that comes from a database that is gone
   */
  show(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): boolean {
    return this.#nodes.every(({ name }) =>
      this.#categories.every((category) => {
        const shown = this.#versions.get(`${name} ${category}`) ?? 0;
        const [from, to] = [before.get(category) ?? 0, now.get(category) ?? 0];
        // Between the two a new epoch began: nobody can tell.
        return shown >= from && shown <= to && to - from < epochLeap;
      }),
    );
  }

  async #follow(node: TopoutNode): Promise<void> {
    while (this.#goesOn) {
      await Promise.all(this.#categories.map((category) => this.#look(node, category)));
      await sleep(betweenMs);
    }
  }

  async #look(node: TopoutNode, category: string): Promise<void> {
    const shown = await this.#ask(node, category).catch(() => null);
    if (shown === null) return;
    this.#versions.set(`${node.name} ${category}`, shown.version);
    const digest = createHash('sha256').update(shown.text).digest('base64');
    const key = `${category} ${shown.version}`;
    const known = this.#digests.get(key);
    if (known === undefined) this.#digests.set(key, digest);
    else if (known !== digest) this.different.add(key);
  }

  async #ask(node: TopoutNode, category: string): Promise<Shown> {
    const url = `${node.url}/api/competitions/${this.#competition}/leaderboard?category=${category}`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    const text = await reply.text();
    const { version } = JSON.parse(text) as { version: number };
    return { version, text };
  }
}
