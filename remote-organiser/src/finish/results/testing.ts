import type { Results, ResultRow } from '@topout/contract';
import { open, uuidOf } from '../../run/board/testing.ts';

export const qualification = uuidOf(900);

/** A person in the results, on the wire. */
export const aResultRow = (n: number, more: Partial<ResultRow> = {}): ResultRow => ({
  position: n,
  entry: uuidOf(n),
  user: { uuid: uuidOf(100 + n), firstName: `First${n}`, lastName: 'Last' },
  competitorNumber: String(100 + n),
  status: 'ENTERED',
  startingGroup: null,
  startPosition: null,
  score: 10,
  scoreText: '10 pts',
  scoreTuple: null,
  routes: [],
  ...more,
});

/** The results of a single stage with one category, on the wire. */
export const someResults = (
  rows: readonly ResultRow[],
  more: Partial<Results['stages'][number]> = {},
): Results => ({
  competition: {
    uuid: uuidOf(1),
    name: 'Winter Boulder Cup',
    startTime: '2026-11-21T08:00:00Z',
    endTime: '2026-11-21T20:00:00Z',
    timeZone: 'Europe/London',
  },
  readAt: '2026-11-21T12:00:00Z',
  stages: [
    {
      uuid: qualification,
      name: 'Qualification',
      position: 0,
      state: 'LIVE',
      version: null,
      publishedAt: null,
      scoringSystem: 'DEFAULT',
      categories: [
        {
          uuid: open,
          name: 'Open',
          routes: [
            { uuid: uuidOf(500), number: 1, name: 'Red Hot', climbType: 'BOULDER', segmentsCount: 1 },
            { uuid: uuidOf(501), number: 2, name: 'Long Way', climbType: 'SPORT', segmentsCount: 40 },
          ],
          rows: [...rows],
        },
      ],
      ...more,
    },
  ],
  ranking: null,
});
