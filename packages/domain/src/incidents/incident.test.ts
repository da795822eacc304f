import { isRestarted, mayRestart, nextHasStarted, restartFromMs } from './incident.ts';

const minute = 60_000;

it.each([
  [0, 0],
  [1, 1],
  [19.5, 19],
  [20, 20],
  [34, 20],
])('gives a rest for hold %s of %s minutes', (hold, minutes) =>
  expect(restartFromMs(1_000, hold)).toBe(1_000 + minutes * minute),
);

it.each([
  [0, 1, false],
  [1, 0, false],
  [1, 1, true],
  [2, 1, false],
  [2, 2, true],
])('with %i attempts and %i confirmed, a restart is possible: %s', (attempts, confirmed, may) =>
  expect(mayRestart(attempts, confirmed)).toBe(may),
);

it('knows a restart by its second attempt in lead', () => {
  expect([isRestarted('SPORT', 1), isRestarted('SPORT', 2), isRestarted('BOULDER', 2)]).toEqual([
    false,
    true,
    false,
  ]);
});

const at = (minutes: number) => ({ timestamp: new Date(minutes * minute).toISOString() });

it.each([
  ['nobody has climbed', [at(5)], [], false],
  ['somebody climbed before', [at(5)], [at(4)], false],
  ['somebody climbed since', [at(5)], [at(4), at(6)], true],
  ['there is no attempt yet', [], [at(6)], false],
])('is late when %s: %s', (_what, own, others, late) => expect(nextHasStarted(own, others)).toBe(late));
