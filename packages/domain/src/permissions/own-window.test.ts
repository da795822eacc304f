import { canChooseWave, type OwnTime, ownWindow } from './own-window.ts';

const minute = 60_000;
const span = (from: number, to: number) => ({ startMs: from * minute, endMs: to * minute });

const day: OwnTime = { competition: span(100, 500), wave: null, clockMinutes: 0, clockStartMs: null };
const wave = { ...span(200, 300), waits: false };

it.each([
  ['the competition’s without a session', {}, [100, 500]],
  ['the session’s', { wave }, [200, 300]],
  ['the part of a session within the competition', { wave: { ...wave, ...span(50, 600) } }, [100, 500]],
  ['none on a waiting list', { wave: { ...wave, waits: true } }, null],
  ['none before check-in, with a clock', { clockMinutes: 60 }, null],
  ['from check-in on, with a clock', { clockMinutes: 60, clockStartMs: 150 * minute }, [150, 210]],
  ['whole for people who come early', { clockMinutes: 60, clockStartMs: 50 * minute }, [100, 160]],
  ['none longer than the competition', { clockMinutes: 60, clockStartMs: 470 * minute }, [470, 500]],
  ['within the session', { wave, clockMinutes: 60, clockStartMs: 280 * minute }, [280, 300]],
  ['from the session’s start', { wave, clockMinutes: 60, clockStartMs: 190 * minute }, [200, 260]],
  ['no clock where it is off', { clockStartMs: 150 * minute }, [100, 500]],
] as const)('gives a climber a time: %s', (_what, given, expected) => {
  const window = ownWindow({ ...day, ...given });
  expect(window && [window.startMs / minute, window.endMs / minute]).toEqual(expected);
});

it.each([
  ['from none to one that runs', 250, null, true],
  ['from none to one that ended', 300, null, false],
  ['before the own one starts', 149, span(150, 190), true],
  ['once the own one runs', 150, span(150, 190), false],
] as const)('lets climbers change their session %s', (_when, now, current, may) =>
  expect(canChooseWave(now * minute, current, wave)).toBe(may),
);
