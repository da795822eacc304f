import { groupedBy } from '../grouped-by.ts';
import { sentLate } from './late.ts';
import { ringsOf, type Witnessed } from './rings.ts';

/** Why a self-scored result is worth a look. */
export const lookKinds = ['LONE_FLASH', 'HARD_TOP', 'MANY_TOPS', 'RING', 'SENT_LATE'] as const;
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
  /** How long after the end of the climber's own time it arrived; 0 = it did not. */
  readonly lateMs: number;
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
  /** Tops of the route in its category; tops within minutes; results that a ring has confirmed, or that came late. */
  readonly count: number;
  /** Of how many people who tried the route; null where it is about something else. */
  readonly tried: number | null;
  /** How late the last of them came; null where that is not what it is about. */
  readonly minutes: number | null;
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
  return [...rareTops(results), ...quickTops(results), ...rings(results), ...lateResults(results)];
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
        return {
          key,
          kind,
          climbers: [climber],
          route,
          count: tops.length,
          tried: all.length,
          minutes: null,
          madeMs,
        };
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
      looks.push({ key, kind: 'MANY_TOPS', climbers: [climber], ...nowhere, count, madeMs });
      from = times.findLastIndex((time) => time < madeMs + manyTopsMinutes * 60_000);
    }
    return looks;
  });
}

/** What a line about several routes says of one. */
const nowhere = { route: null, tried: null, minutes: null } as const;

const rings = (results: readonly LookedAt[]): Look[] =>
  ringsOf(results.filter(({ selfLogged }) => selfLogged)).map(({ climbers, count }) => ({
    key: `RING ${climbers.join(' ')}`,
    kind: 'RING',
    climbers,
    ...nowhere,
    count,
    madeMs: null,
  }));

/** Results that came after the end of their climber's time, and count because the phone says they were made in it. */
const lateResults = (results: readonly LookedAt[]): Look[] =>
  [...groupedBy(results.filter(sentLate), ({ climber }) => climber)].map(([climber, late]) => {
    const madeMs = Math.max(...late.map((one) => one.madeMs));
    const [only] = late;
    return {
      key: `SENT_LATE ${climber} ${madeMs}`,
      kind: 'SENT_LATE',
      climbers: [climber],
      ...nowhere,
      route: late.length === 1 && only ? only.route : null,
      count: late.length,
      minutes: Math.max(...late.map(({ lateMs }) => Math.ceil(lateMs / 60_000))),
      madeMs,
    };
  });

/** Why it is worth a look, in a sentence. */
export function lookSentence({
  kind,
  climbers,
  count,
  tried,
  minutes,
}: Pick<Look, 'kind' | 'climbers' | 'count' | 'tried' | 'minutes'>) {
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
    case 'SENT_LATE': {
      const late = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      return count === 1
        ? `Came in up to ${late} after the end of their time. It counts, because their phone says that it was made before.`
        : `${count} results came in up to ${late} after the end of their time. They count, because their phone says that they were made before.`;
    }
  }
}
