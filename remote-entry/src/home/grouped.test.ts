import type { CompetitionSummary } from '@topout/contract';
import { aCompetitionSummary } from '@topout/testing';
import { grouped } from './grouped.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const a = (name: string, status: CompetitionSummary['status'], end: string) =>
  aCompetitionSummary({ name, status, endTime: end });

it('puts what was cancelled where its time puts it', () => {
  const { live, upcoming, past } = grouped(
    [
      a('now', 'LIVE', '2026-11-21T20:00:00Z'),
      a('soon', 'UPCOMING', '2026-12-01T20:00:00Z'),
      a('called off', 'CANCELLED', '2026-12-01T20:00:00Z'),
      a('was called off', 'CANCELLED', '2026-01-01T20:00:00Z'),
      a('over', 'PAST', '2026-01-01T20:00:00Z'),
    ],
    now,
  );
  const names = (list: readonly CompetitionSummary[]) => list.map(({ name }) => name);
  expect([names(live), names(upcoming), names(past)]).toEqual([
    ['now'],
    ['soon', 'called off'],
    ['was called off', 'over'],
  ]);
});
