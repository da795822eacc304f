import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardEntry, BoardInput, BoardRoute, BoardRow, RouteResult } from '../model.ts';
import { countingRoutes, rankBoard } from './board.ts';
import { compareLists } from './compare-lists.ts';
import { dependsOnOthers } from './layout.ts';
import { routeScore } from './route-score.ts';
import { systems } from './systems.ts';
import { createTieBreak } from './tie-breaks.ts';

/** Nobody makes more attempts on one boulder from now on, as far as this is told. */
const mostFurther = 30;

/** Among the best whatever is still climbed, only as it comes, or never. */
export const prospects = ['SURE', 'OPEN', 'OUT'] as const;

/** Whether somebody ends among the best. */
export type Prospect = (typeof prospects)[number];

/** Tells it for any number of places; everybody tied for the last of them is among the best. */
export type Prospects = (places: number) => Prospect;

/**
 * Whether entries can still end among the best, and whether they can still fall out of them, by what everybody may still climb:
 * each boulder without a top, each sport route without a result. Somebody who has retired climbs no more. Where attempts cost
 * points, a late top may be worth less than the zone before it.
 *
 * Where a tie-break of the last resort could decide, it says `OPEN`. Null where it cannot be told: where scores depend on others,
 * between starting groups, and for somebody who does not climb.
 *
 * All is worked out once, for everybody: who asks for one entry after the other pays little more.
 *
 * @param newcomer somebody without a result, if people may still enter: nobody is sure whom they could pass
 * @example with 3 places, 4 people have more points than the entry can still reach: `OUT`
 * @source behaviour: boards#place
 */
export function prospectsIn(
  input: BoardInput,
  newcomer: BoardEntry | null,
): (entry: string) => Prospects | null {
  const { system, settings, entries } = input;
  const grouped = entries.some(({ startingGroup }) => startingGroup !== null);
  if (grouped || dependsOnOthers(system, settings)) return () => null;
  const ranked = rankExtremes(newcomer ? { ...input, entries: [...entries, newcomer] } : input);
  const atBest = newcomer && ranked.get(newcomer.uuid)?.best;
  if (newcomer) ranked.delete(newcomer.uuid);
  const isLevel = levelBy(input);
  return (uuid) => {
    const own = ranked.get(uuid);
    if (!own || (own.status !== 'ENTERED' && own.status !== 'RETIRED')) return null;
    const others = [...ranked.values()].filter((one) => one !== own);
    const atMost = ahead(
      own.worst,
      others.map(({ best }) => best),
      isLevel,
    );
    const atLeast = ahead(
      own.best,
      others.map(({ worst }) => worst),
      isLevel,
    );
    // However many may come.
    const isPassed = atBest ? ahead(own.worst, [atBest], isLevel)?.level !== 0 : false;
    return (places) => {
      if (atMost !== null && atMost.level < places && !isPassed) return 'SURE';
      return atLeast === null || atLeast.clear >= places ? 'OUT' : 'OPEN';
    };
  };
}

/** An entry where it would stand with the most and with the least. */
interface Extremes {
  readonly status: BoardEntry['status'];
  readonly best: Standing;
  readonly worst: Standing;
}

interface Standing {
  readonly row: BoardRow | undefined;
  readonly previousRanks: BoardEntry['previousRanks'];
}

/** Everybody twice on one board, by entry: who is ahead of whom, no third one changes. */
function rankExtremes(input: BoardInput): Map<string, Extremes> {
  const twice = input.entries.flatMap((entry) => {
    const { best, worst } = extremes(entry, input);
    return [worst, { ...best, uuid: asBest(entry.uuid) }];
  });
  const rows = new Map(rankBoard({ ...input, entries: twice }).map((row) => [row.entry, row]));
  return new Map(
    input.entries.map(({ uuid, status, previousRanks }) => {
      const [best, worst] = [rows.get(asBest(uuid)), rows.get(uuid)];
      return [uuid, { status, best: { row: best, previousRanks }, worst: { row: worst, previousRanks } }];
    }),
  );
}

const asBest = (uuid: string): string => `${uuid} at best`;

type IsLevel = (one: Standing, other: Standing) => boolean;

/** Whether a tie-break of the last resort decides between two. */
function levelBy({ system: name, settings, routes }: BoardInput): IsLevel {
  const system = systems[name];
  const splitsTies = createTieBreak(system, settings, routes) !== null;
  return (one, other) =>
    splitsTies &&
    one.row?.score === other.row?.score &&
    compareLists(one.row?.scoreTuple ?? [], other.row?.scoreTuple ?? []) === 0 &&
    (!system.countBack || compareLists(one.previousRanks, other.previousRanks) === 0);
}

/** How many are ahead of somebody: without doubt, and with those who could be by a tie-break. */
interface Ahead {
  readonly clear: number;
  readonly level: number;
}

/** Null = this entry would not be ranked. */
function ahead(own: Standing, others: readonly Standing[], isLevel: IsLevel): Ahead | null {
  const position = own.row?.position ?? null;
  if (position === null) return null;
  let [clear, level] = [0, 0];
  for (const other of others) {
    const theirs = other.row?.position ?? null;
    if (theirs === null) continue;
    if (isLevel(other, own)) level += 1;
    else if (theirs < position) clear += 1;
  }
  return { clear, level: clear + level };
}

/** The entry as if everything it may still climb brought the most, and the least. */
function extremes(
  entry: BoardEntry,
  { system, settings, routes }: BoardInput,
): { readonly best: BoardEntry; readonly worst: BoardEntry } {
  if (entry.status !== 'ENTERED') return { best: entry, worst: entry };
  const [best, worst] = [new Map(entry.results), new Map(entry.results)];
  for (const route of countingRoutes(system, routes)) {
    const before = entry.results.get(route.uuid);
    const now = before?.tries ? before : undefined;
    let most = now ? valueOf(now, route, system, settings) : -1;
    let least = most;
    for (const next of nextResults(now, route, settings)) {
      const value = valueOf(next, route, system, settings);
      if (value > most) best.set(route.uuid, next);
      if (value < least) worst.set(route.uuid, next);
      [most, least] = [Math.max(most, value), Math.min(least, value)];
    }
  }
  return { best: { ...entry, results: best }, worst: { ...entry, results: worst } };
}

/** What a route is worth, to compare results on it. Nothing is less than a result of nothing, which is ranked. */
function valueOf(
  result: RouteResult,
  route: BoardRoute,
  system: BoardInput['system'],
  settings: ScoringSettings,
): number {
  const { top, zone1, hold } = result;
  if (system === 'IFSC_RANKING')
    return (top === null ? 0 : 2_000_000 - 1_000 * top) + (zone1 === null ? 0 : 900_000 - zone1);
  const by = system === 'IFSC_COMBINED' ? 'IFSC_BOULDER_2025' : system;
  return routeScore(result, route, by, settings) ?? (top === null ? hold : Infinity);
}

/** What further attempts may bring; none where nothing is left to climb. */
function nextResults(
  now: RouteResult | undefined,
  { climbType, segmentsCount }: BoardRoute,
  { attemptPoints }: ScoringSettings,
): RouteResult[] {
  const { tries, top, zone1, zone2 } = now ?? { tries: 0, top: null, zone1: null, zone2: null };
  const unclimbed = { hold: 0, plus: false, duration: null };
  if (climbType === 'SPORT')
    return now ? [] : [{ ...unclimbed, tries: 1, top: 1, zone1: null, zone2: null, hold: segmentsCount }];
  if (top !== null) return [];
  const [next, last] = [tries + 1, tries + mostFurther];
  // Between these only a list of points by attempt makes a difference.
  const listed = attemptPoints.flatMap((_, index) =>
    index + 1 > next && index + 1 < last ? [index + 1] : [],
  );
  return [next, next + 1, ...listed, last].flatMap((attempt) => {
    const reached = { ...unclimbed, tries: attempt, zone1: zone1 ?? attempt };
    return [
      { ...reached, top: attempt, zone2: zone2 ?? attempt },
      { ...reached, top: null, zone2: zone2 ?? attempt },
      { ...reached, top: null, zone2 },
    ];
  });
}
