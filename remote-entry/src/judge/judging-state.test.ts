import type { Competition } from '@topout/contract';
import { aContest } from '../enter/testing.tsx';
import { endedAt } from './judging-state.ts';

const end = '2026-11-21T20:00:00Z';
const before = Date.parse('2026-11-21T12:00:00Z');
const after = Date.parse('2026-11-22T12:00:00Z');

function contest(closedAt: string | null): Competition {
  const [stage, ...others] = aContest({}, { endTime: end }).stages;
  const stages = stage ? [{ ...stage, pendingResults: closedAt === null, closedAt }, ...others] : [];
  return aContest({}, { endTime: end, stages });
}

it.each([
  ['goes on', null, before, null],
  ['ended at its end', null, after, end],
  ['was closed before its end', '2026-11-21T11:00:00Z', before, '2026-11-21T11:00:00Z'],
  ['was closed after its end', '2026-11-22T09:00:00Z', after, end],
])('%s', (_how, closedAt, nowMs, ended) => {
  expect(endedAt(contest(closedAt), nowMs)).toEqual(ended === null ? null : new Date(ended));
});
