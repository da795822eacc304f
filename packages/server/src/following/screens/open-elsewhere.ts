import type { NodeBus } from '../../platform/live/node-bus.ts';

const topic = 'screen.open';

/** The most names that a node tells the others: anybody can open a page under any name. */
export const mostNames = 100;

interface Told {
  readonly competition: string;
  readonly names: readonly string[];
}

interface Heard {
  readonly names: readonly string[];
  readonly at: number;
}

/** The screens open at other nodes. Each node repeats its own regularly; a silent one is forgotten. */
export class OpenElsewhere {
  readonly #bus: NodeBus;
  readonly #forgetMs: number;
  /** By competition, then by node. */
  readonly #told = new Map<string, Map<string, Heard>>();

  constructor(bus: NodeBus, forgetMs: number) {
    this.#bus = bus;
    this.#forgetMs = forgetMs;
    bus.hear<Told>(topic, ({ competition, names }, node) => {
      const nodes = this.#told.get(competition) ?? new Map<string, Heard>();
      this.#told.set(competition, nodes.set(node, { names, at: performance.now() }));
    });
  }

  tell(competition: string, names: readonly string[]): void {
    this.#bus.say(topic, { competition, names } satisfies Told);
  }

  names(competition: string): string[] {
    const nodes = this.#told.get(competition);
    for (const [node, { at }] of nodes ?? [])
      if (performance.now() - at > this.#forgetMs) nodes?.delete(node);
    if (nodes?.size === 0) this.#told.delete(competition);
    return [...(nodes?.values() ?? [])].flatMap(({ names }) => names);
  }
}
