import type { Results } from '@topout/contract';
import { inStartOrder } from '@topout/domain';
import type { RouteLooks } from './route-looks.ts';

export type ResultStage = Results['stages'][number];
export type ResultCategory = ResultStage['categories'][number];
export type PrintedRoute = ResultCategory['routes'][number];
export type PrintedRow = ResultCategory['rows'][number];

/** The subject of a sheet. */
export interface Chosen {
  readonly results: Results;
  readonly stage: ResultStage;
  readonly categories: readonly ResultCategory[];
  /** Of all routes. */
  readonly looks: RouteLooks;
}

export const fullName = ({ user }: Pick<PrintedRow, 'user'>): string =>
  `${user.firstName} ${user.lastName}`.trim();

/** By starting group; in start order if drawn, otherwise by number and name. */
const listed = ({ rows }: ResultCategory): PrintedRow[] =>
  rows.toSorted(
    (a, b) =>
      (a.startingGroup ?? '').localeCompare(b.startingGroup ?? '') ||
      inStartOrder({ ...a, ...a.user }, { ...b, ...b.user }),
  );

/** Everybody who starts, in the order of the start list. */
export const startersOf = (category: ResultCategory): PrintedRow[] =>
  listed(category).filter(({ status }) => status === 'ENTERED');

/** What lists put beside the name of somebody who does not climb; empty for all others. */
export const statusMark = ({ status }: Pick<PrintedRow, 'status'>): string =>
  status === 'ENTERED' ? '' : status === 'RETIRED' ? 'R' : status;

/** Whether a list has a column for countries. */
export const hasNations = (rows: readonly Pick<PrintedRow, 'user'>[]): boolean =>
  rows.some(({ user }) => user.nation !== undefined);

/**
 * The start list of each starting group; all in one unnamed group if nothing was drawn. Whoever does not start keeps their place:
 * nobody is called up.
 *
 * @source behaviour: lists#start-lists
 */
export function startGroupsOf(category: ResultCategory) {
  const all = listed(category);
  const names = [...new Set(all.map(({ startingGroup }) => startingGroup))];
  return names.map((group) => ({
    group,
    starters: all.filter(({ startingGroup }) => startingGroup === group),
  }));
}
