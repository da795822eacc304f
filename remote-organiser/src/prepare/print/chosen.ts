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

/**
 * By starting group; in start order if drawn, otherwise by number and name. Leaves out people who no longer
 * start.
 */
export function startersOf({ rows }: ResultCategory): PrintedRow[] {
  return rows
    .filter(({ status }) => status === 'ENTERED')
    .toSorted(
      (a, b) =>
        (a.startingGroup ?? '').localeCompare(b.startingGroup ?? '') ||
        inStartOrder({ ...a, ...a.user }, { ...b, ...b.user }),
    );
}

/** The starters of each starting group; all in one unnamed group if nothing was drawn. */
export function startGroupsOf(category: ResultCategory) {
  const all = startersOf(category);
  const names = [...new Set(all.map(({ startingGroup }) => startingGroup))];
  return names.map((group) => ({
    group,
    starters: all.filter(({ startingGroup }) => startingGroup === group),
  }));
}
