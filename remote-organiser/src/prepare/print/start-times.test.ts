import type { StagePlanAnswer } from '@topout/contract';
import { formatTime, planPresets } from '@topout/domain';
import { aResultRow } from '../../finish/results/testing.ts';
import { open, uuidOf } from '../../run/board/testing.ts';
import { timedList } from './start-times.ts';

type Plan = NonNullable<StagePlanAnswer['plan']>;

const starter = (n: number) => ({
  entry: uuidOf(n),
  user: { uuid: uuidOf(100 + n), firstName: `First${n}`, lastName: 'Last' },
  competitorNumber: null,
  status: 'ENTERED' as const,
});

const aPlan = (format: Plan['format'], starters: Plan['lists'][number]['starters']): Plan => {
  const { rest, times } = planPresets[format];
  return {
    format,
    rest,
    times: { ...times },
    together: true,
    split: false,
    startsAt: '2026-11-21T09:00:00Z',
    lists: [{ category: open, group: null, routes: [uuidOf(500), uuidOf(501)], starters }],
  };
};

const shown = (plan: Plan | null, rows = [1, 2, 3].map((n) => aResultRow(n))) =>
  timedList(plan, { category: open, group: null }, rows).lines.map(({ row, times }) =>
    [row?.user.firstName ?? 'break', ...times.map((time) => formatTime(time, 'UTC'))].join(' '),
  );

it('gives times on both routes of lead, keeps breaks, and puts whoever is not planned at the end', () => {
  const plan = aPlan('LEAD', [starter(2), null, starter(1)]);
  expect(shown(plan)).toEqual(['First2 09:00 10:00', 'break 09:06 10:06', 'First1 10:00 09:00', 'First3']);
});

it('gives the time on the first boulder of a rotation', () => {
  expect(shown(aPlan('ROTATION_5', [starter(1), starter(2)]))).toEqual([
    'First1 09:00',
    'First2 09:05',
    'First3',
  ]);
});

it.each([
  ['no plan', null],
  ['a free session', aPlan('FREE', [starter(2), starter(1)])],
])('gives no times with %s', (_what, plan) => {
  expect(shown(plan)).toEqual(['First1', 'First2', 'First3']);
});
