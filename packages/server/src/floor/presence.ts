/** Somebody who judges. */
export interface FloorJudge {
  readonly uuid: string;
  readonly name: string;
}

/** What another node says about a route holds for so long: it says it again sooner. */
const believedMs = 40_000;

interface Heard {
  readonly judges: readonly FloorJudge[];
  readonly at: number;
}

/** Who judges which route now: those whose stream ends at this node, and those of whom other nodes tell. */
export class Presence {
  /** By route key, then by stream: a judge may have several pages open. */
  readonly #here = new Map<string, Map<object, FloorJudge>>();
  /** By route key, then by node. */
  readonly #elsewhere = new Map<string, Map<string, Heard>>();

  /** Route keys with somebody at this node. */
  get routes(): readonly string[] {
    return [...this.#here.keys()];
  }

  enter(route: string, stream: object, judge: FloorJudge): void {
    const streams = this.#here.get(route) ?? new Map<object, FloorJudge>();
    this.#here.set(route, streams.set(stream, judge));
  }

  leave(route: string, stream: object): void {
    const streams = this.#here.get(route);
    streams?.delete(stream);
    if (streams?.size === 0) this.#here.delete(route);
  }

  /** Those at this node. */
  here(route: string): readonly FloorJudge[] {
    return unique([...(this.#here.get(route)?.values() ?? [])]);
  }

  /** @returns whether that node had told nothing of the route before, and does now */
  hear(route: string, node: string, judges: readonly FloorJudge[]): boolean {
    const nodes = this.#elsewhere.get(route) ?? new Map<string, Heard>();
    const isNew = judges.length > 0 && !nodes.has(node);
    if (judges.length > 0) nodes.set(node, { judges, at: performance.now() });
    else nodes.delete(node);
    if (nodes.size > 0) this.#elsewhere.set(route, nodes);
    else this.#elsewhere.delete(route);
    return isNew;
  }

  /** Everybody, each once, in the order of their names. */
  judgesOn(route: string): readonly FloorJudge[] {
    const since = performance.now() - believedMs;
    const heard = [...(this.#elsewhere.get(route)?.values() ?? [])].filter(({ at }) => at > since);
    const all = unique([...this.here(route), ...heard.flatMap(({ judges }) => judges)]);
    return all.toSorted((a, b) => a.name.localeCompare(b.name) || a.uuid.localeCompare(b.uuid));
  }

  /** Forgets what nodes said that have fallen silent. @returns the routes of which they had told */
  forgetSilent(): readonly string[] {
    const since = performance.now() - believedMs;
    const routes = [...this.#elsewhere].filter(([, nodes]) =>
      [...nodes.values()].some(({ at }) => at <= since),
    );
    for (const [route, nodes] of routes) {
      for (const [node, { at }] of nodes) if (at <= since) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(route);
    }
    return routes.map(([route]) => route);
  }
}

const unique = (judges: readonly FloorJudge[]): FloorJudge[] => [
  ...new Map(judges.map((judge) => [judge.uuid, judge])).values(),
];
