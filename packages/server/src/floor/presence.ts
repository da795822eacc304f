/** Somebody who judges. */
export interface PresentJudge {
  readonly uuid: string;
  readonly name: string;
}

/** What another node says about a route holds for so long: it says it again sooner. */
const believedMs = 40_000;

/**
 * Who gives no sign of life for so long is not at the route any more, whatever their connection says: that of a phone without
 * a network looks open for a quarter of an hour.
 */
export const silentMs = 12_000;

/** Somebody's stream at this node. */
interface Here {
  readonly route: string;
  readonly judge: PresentJudge;
  at: number;
  /** As the others were told last. */
  counts: boolean;
}

interface Heard {
  readonly judges: readonly PresentJudge[];
  readonly at: number;
}

/** Who judges which route now: those whose stream ends at this node, and those of whom other nodes tell. */
export class Presence {
  /** By stream: a judge may have several pages open. */
  readonly #here = new Map<string, Here>();
  /** By route key, then by node. */
  readonly #elsewhere = new Map<string, Map<string, Heard>>();

  /** Route keys with somebody at this node. */
  get routes(): readonly string[] {
    return [...new Set([...this.#here.values()].map(({ route }) => route))];
  }

  enter(route: string, stream: string, judge: PresentJudge): void {
    this.#here.set(stream, { route, judge, at: performance.now(), counts: true });
  }

  leave(stream: string): void {
    this.#here.delete(stream);
  }

  /**
   * A sign of life from a stream. One that comes late, after its stream has ended, brings nobody back.
   * @returns whether that stream ends at this node
   */
  hearFrom(stream: string, judge: string): boolean {
    const here = this.#here.get(stream);
    if (here?.judge.uuid === judge) here.at = performance.now();
    return here !== undefined;
  }

  /** @returns the routes where somebody at this node has fallen silent, or is heard of again, since the last time */
  changes(): readonly string[] {
    const changed = [...this.#here.values()].filter((here) => here.counts !== isHeard(here));
    for (const here of changed) here.counts = isHeard(here);
    return [...new Set(changed.map(({ route }) => route))];
  }

  /** Those at this node. */
  here(route: string): readonly PresentJudge[] {
    const here = [...this.#here.values()].filter((one) => one.route === route && isHeard(one));
    return unique(here.map(({ judge }) => judge));
  }

  /** @returns whether that node had told nothing of the route before, and does now */
  hear(route: string, node: string, judges: readonly PresentJudge[]): boolean {
    const nodes = this.#elsewhere.get(route) ?? new Map<string, Heard>();
    const isNew = judges.length > 0 && !nodes.has(node);
    if (judges.length > 0) nodes.set(node, { judges, at: performance.now() });
    else nodes.delete(node);
    if (nodes.size > 0) this.#elsewhere.set(route, nodes);
    else this.#elsewhere.delete(route);
    return isNew;
  }

  /** Everybody, each once, in the order of their names. */
  judgesOn(route: string): readonly PresentJudge[] {
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

const isHeard = ({ at }: Here) => at > performance.now() - silentMs;

const unique = (judges: readonly PresentJudge[]): PresentJudge[] => [
  ...new Map(judges.map((judge) => [judge.uuid, judge])).values(),
];
