import type { Results, ResultRow } from '@topout/contract';
import { open, uuidOf } from '../board/testing.ts';

export const qualification = uuidOf(900);

/** Somebody in the results, on the wire. */
export const aResultRow = (n: number, more: Partial<ResultRow> = {}): ResultRow => ({
  position: n,
  entry: uuidOf(n),
  user: { uuid: uuidOf(100 + n), first_name: `First${n}`, last_name: 'Last' },
  competitor_number: String(100 + n),
  status: 'ENTERED',
  starting_group: null,
  start_position: null,
  score: 10,
  score_text: '10 pts',
  score_tuple: null,
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
    start_time: '2026-11-21T08:00:00Z',
    end_time: '2026-11-21T20:00:00Z',
    time_zone: 'Europe/London',
  },
  read_at: '2026-11-21T12:00:00Z',
  stages: [
    {
      uuid: qualification,
      name: 'Qualification',
      position: 0,
      state: 'LIVE',
      version: null,
      published_at: null,
      scoring_system: 'DEFAULT',
      categories: [
        {
          uuid: open,
          name: 'Open',
          routes: [
            { uuid: uuidOf(500), number: 1, name: 'Red Hot', climb_type: 'BOULDER', segments_count: 1 },
            { uuid: uuidOf(501), number: 2, name: 'Long Way', climb_type: 'SPORT', segments_count: 40 },
          ],
          rows: [...rows],
        },
      ],
      ...more,
    },
  ],
  ranking: null,
});
