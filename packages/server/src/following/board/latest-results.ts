import type { LatestResult } from '@topout/contract';
import { type BoardRoute, markOf, numberOf, type ScoringSystem } from '@topout/domain';
import type { PulledResult } from './board.queries.ts';

/** How far back a board looks, milliseconds. */
const spanMs = 600_000;

/** The most that a board tells. */
const most = 8;

/** The results of a board that changed not long ago. */
export class LatestResults {
  readonly #routes: ReadonlyMap<string, BoardRoute>;
  readonly #system: ScoringSystem;
  readonly #byKey = new Map<string, PulledResult>();

  /** @param routes those that count */
  constructor(routes: readonly BoardRoute[], system: ScoringSystem) {
    this.#system = system;
    this.#routes = new Map(routes.map((route) => [route.uuid, route]));
  }

  /** Takes in a result as it is now; one that was cleared is none. */
  put(result: PulledResult): void {
    const key = keyOf(result);
    if (result.tries > 0 && result.changedAt !== null) this.#byKey.set(key, result);
    else this.#byKey.delete(key);
  }

  /**
   * Those of ten minutes, newest first: of two nodes that know the same results, both tell the same. Forgets older ones a while
   * later, because a transaction that began earlier can end later.
   */
  since(changedAt: Date): LatestResult[] {
    const oldest = changedAt.getTime() - spanMs;
    const newest: PulledResult[] = [];
    for (const [key, result] of this.#byKey) {
      const at = result.changedAt ?? 0;
      if (at <= oldest - spanMs) this.#byKey.delete(key);
      if (at <= oldest || !this.#routes.has(result.route)) continue;
      const behind = newest.findIndex((other) => isNewer(result, other));
      if (behind >= 0 || newest.length < most) newest.splice(behind < 0 ? most : behind, 0, result);
      if (newest.length > most) newest.pop();
    }
    return newest.flatMap((result) => this.#shown(result));
  }

  #shown(result: PulledResult): LatestResult[] {
    const { entry, route, changedAt } = result;
    const climbed = this.#routes.get(route);
    if (!climbed || changedAt === null) return [];
    const mark = markOf(result, climbed, this.#system);
    return [
      {
        entry,
        route,
        mark,
        attempt: numberOf(result, climbed),
        changedAt: new Date(changedAt).toISOString(),
      },
    ];
  }
}

const keyOf = ({ entry, route }: PulledResult): string => `${entry}/${route}`;

/** What was saved in one transaction has one time. */
function isNewer(a: PulledResult, b: PulledResult): boolean {
  const later = (a.changedAt ?? 0) - (b.changedAt ?? 0);
  return later > 0 || (later === 0 && keyOf(a) < keyOf(b));
}
