import type { Results } from '@topout/api-client';

export type ResultStage = Results['stages'][number];
export type ResultCategory = ResultStage['categories'][number];
export type ResultRow = ResultCategory['rows'][number];

/** What a sheet is about. */
export interface Chosen {
  readonly results: Results;
  readonly stage: ResultStage;
  readonly categories: readonly ResultCategory[];
}

export const fullName = ({ user }: Pick<ResultRow, 'user'>): string =>
  `${user.firstName} ${user.lastName}`.trim();

/** In start order where one was drawn; else by group, number and name. Who starts no more is left out. */
export function startersOf({ rows }: ResultCategory): ResultRow[] {
  return rows
    .filter(({ status }) => status === 'ENTERED')
    .toSorted(
      (a, b) =>
        (a.startPosition ?? undrawn) - (b.startPosition ?? undrawn) ||
        (a.startingGroup ?? '').localeCompare(b.startingGroup ?? '') ||
        (a.competitorNumber ?? '').localeCompare(b.competitorNumber ?? '', 'en', { numeric: true }) ||
        a.user.lastName.localeCompare(b.user.lastName) ||
        a.user.firstName.localeCompare(b.user.firstName),
    );
}

const undrawn = 1_000_000;
