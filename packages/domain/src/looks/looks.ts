import { ringsOf, type Witnessed } from './rings.ts';

/** Why a self-scored result is worth a look. */
export const lookKinds = ['LONE_FLASH', 'HARD_TOP', 'MANY_TOPS', 'RING'] as const;
type LookKind = (typeof lookKinds)[number];

/** A result on a route, with at least one attempt. */
export interface LookedAt extends Witnessed {
  readonly route: string;
  /** Only people of one category compare: others may climb other problems under the same number. */
  readonly category: string;
  readonly topped: boolean;
  readonly flashed: boolean;
  /** All of it is the climber's own. */
  readonly selfLogged: boolean;
  /** When it was made; milliseconds since 1970. */
  readonly madeMs: number;
}

/** Something that staff may want to check. It proves nothing. */
export interface Look {
  /** The same as long as it is about the same: what was put away stays away. */
  readonly key: string;
  readonly kind: LookKind;
  /** Profile uuids. */
  readonly climbers: readonly string[];
  /** Null where it is about several. */
  readonly route: string | null;
  /** Tops of the route in its category; tops within minutes; or results that a ring has confirmed. */
  readonly count: number;
  /** Of how many people who tried the route; null where it is about something else. */
  readonly tried: number | null;
  /** When it was made, or began; milliseconds since 1970. Null for a ring. */
  readonly madeMs: number | null;
}

/** A route says something once so many have tried it: before that, the first top is always a rare one. */
const triedByEnough = 8;

/** Tops of a hard route: no more than these have topped it. */
const toppedByFew = 2;

/** So many tops … */
const manyTops = 5;

/** … within so many minutes are more than people climb, though not more than they log after climbing. */
const manyTopsMinutes = 5;

/** What in a competition's results is worth a look. Judges' own results are only what others are compared with. */
export function looksOf(results: readonly LookedAt[]): Look[] {
  return [...rareTops(results), ...quickTops(results), ...rings(results)];
}

/** Tops that few others have, on routes that many have tried. */
function rareTops(results: readonly LookedAt[]): Look[] {
  return [...groupedBy(results, ({ category, route }) => `${category} ${route}`).values()].flatMap((all) => {
    const tops = all.filter(({ topped }) => topped);
    if (all.length < triedByEnough || tops.length > toppedByFew) return [];
    return tops
      .filter(({ selfLogged }) => selfLogged)
      .map(({ climber, route, category, flashed, madeMs }): Look => {
        const kind = flashed && tops.length === 1 ? 'LONE_FLASH' : 'HARD_TOP';
        const key = `${kind} ${climber} ${category} ${route}`;
        return { key, kind, climbers: [climber], route, count: tops.length, tried: all.length, madeMs };
      });
  });
}

/** Many tops of one climber within minutes: of each such run the whole of it, once. */
function quickTops(results: readonly LookedAt[]): Look[] {
  const tops = results.filter(({ topped, selfLogged }) => topped && selfLogged);
  return [...groupedBy(tops, ({ climber }) => climber)].flatMap(([climber, all]) => {
    const times = all.map(({ madeMs }) => madeMs).toSorted((a, b) => a - b);
    const looks: Look[] = [];
    for (let from = 0; from < times.length; from += 1) {
      const madeMs = times[from] ?? 0;
      const count = times.filter((time) => time >= madeMs && time < madeMs + manyTopsMinutes * 60_000).length;
      if (count < manyTops) continue;
      const key = `MANY_TOPS ${climber} ${madeMs}`;
      looks.push({ key, kind: 'MANY_TOPS', climbers: [climber], route: null, count, tried: null, madeMs });
      from = times.findLastIndex((time) => time < madeMs + manyTopsMinutes * 60_000);
    }
    return looks;
  });
}

const rings = (results: readonly LookedAt[]): Look[] =>
  ringsOf(results.filter(({ selfLogged }) => selfLogged)).map(({ climbers, count }) => ({
    key: `RING ${climbers.join(' ')}`,
    kind: 'RING',
    climbers,
    route: null,
    count,
    tried: null,
    madeMs: null,
  }));

/** As `Map.groupBy`, which the oldest browsers do not have. */
function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Why it is worth a look, in a sentence. */
export function lookSentence({
  kind,
  climbers,
  count,
  tried,
}: Pick<Look, 'kind' | 'climbers' | 'count' | 'tried'>) {
  switch (kind) {
    case 'LONE_FLASH':
      return `Flashed it; none of the ${(tried ?? 1) - 1} others who tried has topped it.`;
    case 'HARD_TOP':
      return count === 1
        ? `The only top among ${tried} who tried.`
        : `One of ${count} tops among ${tried} who tried.`;
    case 'MANY_TOPS':
      return `${count} tops within ${manyTopsMinutes} minutes. They may have been logged after climbing.`;
    case 'RING':
      return climbers.length === 2
        ? `Confirm only each other: ${count} results.`
        : `The three confirm only one another: ${count} results.`;
  }
}
