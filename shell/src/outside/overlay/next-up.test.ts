import type { StagePlanAnswer } from '@topout/contract';
import { planPresets } from '@topout/domain';
import { ClockFace } from './clock-face.ts';
import { nextUp } from './next-up.ts';
import type { World } from './world.ts';

const starter = (entry: string, status: 'ENTERED' | 'DNS' = 'ENTERED') => ({
  entry,
  user: { uuid: `user ${entry}`, firstName: entry, lastName: 'L.' },
  competitorNumber: null,
  status,
});
const plan: NonNullable<StagePlanAnswer['plan']> = {
  ...planPresets.FINAL,
  format: 'FINAL',
  together: true,
  split: false,
  startsAt: '2026-11-21T10:00:00Z',
  lists: [
    {
      category: 'c',
      group: null,
      routes: ['r1', 'r2'],
      starters: [starter('Ada', 'DNS'), null, starter('Bea'), starter('Cleo')],
    },
  ],
};
const world = (more: Partial<World>) =>
  ({ queues: [], plan, face: new ClockFace(), ...more }) as unknown as World;
const names = (more: Partial<World> = {}) =>
  nextUp(world(more)).map(({ route, next }) => [route, ...next.map(({ name }) => name)]);

it('names who climbs next by the plan where nobody waits', () =>
  expect(names()).toEqual([['r1', 'Bea L.', 'Cleo L.']]));

it('names those who wait, whatever the plan says', () => {
  const queues = [
    { route: 'r1', waiting: 0, next: [] },
    { route: 'r2', waiting: 1, next: [{ user: 'u', name: 'Dee D.', call: null }] },
  ];
  expect(names({ queues })).toEqual([['r2', 'Dee D.']]);
});

it('names nobody in a free session, nor without a plan', () => {
  expect(names({ plan: { ...plan, format: 'FREE' } })).toEqual([]);
  expect(names({ plan: null })).toEqual([]);
});
