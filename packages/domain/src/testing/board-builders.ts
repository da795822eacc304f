import { defaultScoringSettings, type ScoringSettings } from '../competition/settings.ts';
import { attemptsFromMarks } from '../attempts/from-marks.ts';
import { resultOf } from '../attempts/result.ts';
import type { BoardEntry, BoardRoute, BoardRow, RouteResult } from '../model.ts';
import { rankBoard } from '../scoring/board.ts';
import type { ScoringSystem } from '../vocabulary.ts';

export const aBoulder = (uuid: string, zones = 1): BoardRoute => ({
  uuid,
  climbType: 'BOULDER',
  segmentsCount: zones,
});

export const aSportRoute = (uuid: string, holds = 50): BoardRoute => ({
  uuid,
  climbType: 'SPORT',
  segmentsCount: holds,
});

/**
 * `1/4` = zone in attempt 1, top in attempt 4; `5/-` = zone only; `-/-` = nothing. With two zones `3/7/7`,
 * low zone first.
 */
export function boulderResult(marks: string, tries?: number): RouteResult {
  const numbers = marks.split('/').map((mark) => (mark === '-' ? null : Number(mark)));
  const [low, zone = null, top = null] = numbers.length === 3 ? numbers : [undefined, ...numbers];
  const result = resultOf(attemptsFromMarks({ zone, top, low, tries }), 'BOULDER');
  if (!result) throw new Error(`No attempts in ${marks}`);
  return result;
}

/** `TOP`, `34+`, `34`; seconds for the climbing time. */
export function sportResult(text: string, seconds?: number): RouteResult {
  const top = text === 'TOP';
  const plus = text.endsWith('+');
  const duration = seconds === undefined ? null : seconds * 1000;
  return {
    tries: 1,
    top: top ? 1 : null,
    zone1: null,
    zone2: null,
    hold: top ? 50 : Number(text.replace('+', '')),
    plus,
    duration,
  };
}

/** An entry with results by route uuid; `null` for a route without one. */
export function anEntry(
  uuid: string,
  results: Readonly<Record<string, RouteResult | null>>,
  overrides: Partial<BoardEntry> = {},
): BoardEntry {
  return {
    uuid,
    firstName: '',
    lastName: uuid,
    status: 'ENTERED',
    startingGroup: null,
    previousRanks: [],
    startPosition: null,
    results: new Map(Object.entries(results).flatMap(([route, result]) => (result ? [[route, result]] : []))),
    ...overrides,
  };
}

/** An entry with these results on routes 1, 2, 3 …; `null` for none. */
export const climbed = (
  uuid: string,
  results: readonly (RouteResult | null)[],
  overrides: Partial<BoardEntry> = {},
): BoardEntry =>
  anEntry(uuid, Object.fromEntries(results.map((result, index) => [`${index + 1}`, result])), overrides);

export const boulders = (count: number, zones = 1): BoardRoute[] =>
  Array.from({ length: count }, (_, index) => aBoulder(`${index + 1}`, zones));

export const sportRoutes = (count: number, holds = 50): BoardRoute[] =>
  Array.from({ length: count }, (_, index) => aSportRoute(`${index + 1}`, holds));

/** The ranked board of some entries. */
export function board(
  system: ScoringSystem,
  routes: readonly BoardRoute[],
  entries: readonly BoardEntry[],
  settings: Partial<ScoringSettings> = {},
): BoardRow[] {
  return rankBoard({ system, settings: { ...defaultScoringSettings, ...settings }, routes, entries });
}

/** `A 1`, `B 2`, `C -`: everybody's place, in display order. */
export const places = (rows: readonly BoardRow[]): string[] =>
  rows.map(({ entry, position }) => `${entry} ${position ?? '-'}`);

export const scoreTexts = (rows: readonly BoardRow[]): string[] => rows.map(({ scoreText }) => scoreText);
