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
 * Whether an entry can still end among the best, and whether it can still fall out of them, by what everybody may still climb:
 * each boulder without a top, each sport route without a result. Somebody who has retired climbs no more. Where attempts cost
 * points, a late top may be worth less than the zone before it.
 *
 * Where a tie-break of the last resort could decide, it says `OPEN`. Null where it cannot be told: where scores depend on others,
 * between starting groups, and for somebody who does not climb.
 *
 * @example with 3 places, 4 people have more points than the entry can still reach: `OUT`
 * @source behaviour: boards#place
 */
export function prospectOf(input: BoardInput, uuid: string): Prospects | null {
  const { system, settings, entries } = input;
  const entry = entries.find((one) => one.uuid === uuid);
  const climbs = entry?.status === 'ENTERED' || entry?.status === 'RETIRED';
  const grouped = entries.some(({ startingGroup }) => startingGroup !== null);
  if (!entry || !climbs || grouped || dependsOnOthers(system, settings)) return null;
  const own = extremes(entry, input);
  const others = entries.filter((one) => one !== entry).map((one) => extremes(one, input));
  const atMost = ahead(
    input,
    own.worst,
    others.map(({ best }) => best),
  );
  const atLeast = ahead(
    input,
    own.best,
    others.map(({ worst }) => worst),
  );
  return (places) => {
    if (atMost !== null && atMost.level < places) return 'SURE';
    return atLeast === null || atLeast.clear >= places ? 'OUT' : 'OPEN';
  };
}

/** How many are ahead of somebody: without doubt, and with those who could be by a tie-break. */
interface Ahead {
  readonly clear: number;
  readonly level: number;
}

/** Null = this entry would not be ranked. */
function ahead(input: BoardInput, entry: BoardEntry, others: readonly BoardEntry[]): Ahead | null {
  const everybody = [entry, ...others];
  const ranksBefore = new Map(everybody.map(({ uuid, previousRanks }) => [uuid, previousRanks]));
  const rows = rankBoard({ ...input, entries: everybody });
  const own = rows.find((row) => row.entry === entry.uuid);
  if (!own || own.position === null) return null;
  const system = systems[input.system];
  const splitsTies = createTieBreak(system, input.settings, input.routes) !== null;
  const isLevel = (row: BoardRow) =>
    splitsTies &&
    row.score === own.score &&
    compareLists(row.scoreTuple ?? [], own.scoreTuple ?? []) === 0 &&
    (!system.countBack ||
      compareLists(ranksBefore.get(row.entry) ?? [], ranksBefore.get(entry.uuid) ?? []) === 0);
  let [clear, level] = [0, 0];
  for (const row of rows) {
    if (row === own || row.position === null) continue;
    if (isLevel(row)) level += 1;
    else if (row.position < own.position) clear += 1;
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
