import type { PresentJudge } from '@topout/contract';

/** How long another node's report about a route stays valid: it repeats it sooner. */
const believedMs = 40_000;

/**
 * A judge silent for this long is no longer at the route, whatever their connection says: one from a phone
 * without a network looks open for a quarter of an hour.
 */
export const silentMs = 12_000;

/** A person's stream on this node. */
interface Here {
  readonly route: string;
  readonly judge: PresentJudge;
  at: number;
  /** As last reported to the others. */
  counts: boolean;
}

interface Heard {
  readonly judges: readonly PresentJudge[];
  readonly at: number;
}

/**
 * Who is now judging which route: people whose stream ends at this node, and those that other nodes report.
 */
export class Presence {
  /** By stream: a judge may have several pages open. */
  readonly #here = new Map<string, Here>();
  /** By route key, then by node. */
  readonly #elsewhere = new Map<string, Map<string, Heard>>();

  /** Keys of routes with somebody on this node. */
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
   * A sign of life from a stream. A late one, after its stream has ended, brings nobody back.
   * @returns whether that stream ends at this node
   */
  hearFrom(stream: string, judge: string): boolean {
    const here = this.#here.get(stream);
    if (here?.judge.uuid === judge) here.at = performance.now();
    return here !== undefined;
  }

  /** @returns the routes where somebody on this node has fallen silent or come back since the last call */
  changes(): readonly string[] {
    const changed = [...this.#here.values()].filter((here) => here.counts !== isHeard(here));
    for (const here of changed) here.counts = isHeard(here);
    return [...new Set(changed.map(({ route }) => route))];
  }

  /** The judges on this node. */
  here(route: string): readonly PresentJudge[] {
    const here = [...this.#here.values()].filter((one) => one.route === route && isHeard(one));
    return unique(here.map(({ judge }) => judge));
  }

  /** @returns whether this is that node's first report about the route */
  hear(route: string, node: string, judges: readonly PresentJudge[]): boolean {
    const nodes = this.#elsewhere.get(route) ?? new Map<string, Heard>();
    const isNew = judges.length > 0 && !nodes.has(node);
    if (judges.length > 0) nodes.set(node, { judges, at: performance.now() });
    else nodes.delete(node);
    if (nodes.size > 0) this.#elsewhere.set(route, nodes);
    else this.#elsewhere.delete(route);
    return isNew;
  }

  /** Everybody, each once, by name. */
  judgesOn(route: string): readonly PresentJudge[] {
    const since = performance.now() - believedMs;
    const heard = [...(this.#elsewhere.get(route)?.values() ?? [])].filter(({ at }) => at > since);
    const all = unique([...this.here(route), ...heard.flatMap(({ judges }) => judges)]);
    return all.toSorted((a, b) => a.name.localeCompare(b.name) || a.uuid.localeCompare(b.uuid));
  }

  /** Forgets the reports of nodes that have fallen silent. @returns the routes they reported */
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
