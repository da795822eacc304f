import { clockOf, clockPlans } from '@topout/domain';
import { TonePlayer } from './tone-player.ts';

interface Played {
  pitch: number;
  from: number;
  to: number;
}

/** An audio clock that stands at `currentTime` seconds, and what is scheduled on it. */
function anAudio(currentTime: number) {
  let played: Played[] = [];
  const createOscillator = () => {
    const one = { frequency: { value: 0 }, from: 0, to: 0 };
    return Object.assign(one, {
      connect: (gain: unknown) => gain,
      start(from: number) {
        one.from = from;
        played.push(one as unknown as Played);
      },
      stop(to?: number) {
        if (to === undefined) played = played.filter((other) => other !== (one as unknown as Played));
        else one.to = to;
      },
    });
  };
  const createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {} },
    connect: (to: unknown) => to,
  });
  const context = { currentTime, destination: {}, outputLatency: 0.05, createOscillator, createGain };
  return {
    context: context as unknown as AudioContext,
    heard: () => played.map(({ from, to }) => `${from.toFixed(2)} for ${Math.round((to - from) * 1_000)} ms`),
  };
}

const startedAt = (at: number) =>
  clockOf([
    { at: 0, action: { kind: 'SET', plan: { ...clockPlans.FINAL, climb: 10 } } },
    { at, action: { kind: 'START' } },
  ]);

const all = [
  ...[5, 6, 7, 8, 9].map((second) => `${(20 + second - 0.1 - 0.05).toFixed(2)} for 325 ms`),
  '29.85 for 650 ms',
];

it('schedules start, last seconds and end on the audio clock, with the time sound takes to come out', () => {
  const { context, heard } = anAudio(20);
  // A tenth of a second after the start, by the server.
  new TonePlayer(context, () => 1_100).plan(startedAt(1_000));
  expect(heard()).toEqual(['20.00 for 650 ms', ...all]);
});

it('schedules each tone once, and drops what a press has made void', () => {
  const { context, heard } = anAudio(20);
  const player = new TonePlayer(context, () => 1_100);
  player.plan(startedAt(1_000));
  player.plan(startedAt(1_000));
  expect(heard()).toEqual(['20.00 for 650 ms', ...all]);
  player.plan(null);
  expect(heard()).toEqual(['20.00 for 650 ms']);
});

it('does not play the start to a screen that comes later', () => {
  const { context, heard } = anAudio(20);
  new TonePlayer(context, () => 3_000).plan(startedAt(1_000));
  expect(heard()).toHaveLength(6);
});
