import { nextWave, spreadEvenly, waveFull, waveOpenTo, type WaveRoom } from './waves.ts';

const wave = { uuid: 'a', categories: [], capacity: null, taken: 0 };
const people = ['p', 'q', 'r', 's'].map((user) => ({ user, categories: ['women'] }));

it('is open to all, or to the categories it names', () => {
  expect([[], ['women'], ['men']].map((categories) => waveOpenTo({ categories }, ['women', 'kids']))).toEqual(
    [true, true, false],
  );
});

it('is full once every place is taken', () => {
  expect([null, 2, 1].map((capacity) => waveFull({ capacity, taken: 1 }))).toEqual([false, false, true]);
});

it('proposes the first session with a place, and a full one only if there is no other', () => {
  const full = { ...wave, uuid: 'full', capacity: 1, taken: 1 };
  const others = { ...wave, uuid: 'men', categories: ['men'] };
  const proposed = (...waves: WaveRoom[]) => nextWave(waves, ['women'])?.uuid;
  expect([proposed(others, full, wave), proposed(others, full), proposed(others)]).toEqual([
    'a',
    'full',
    undefined,
  ]);
});

it('spreads people evenly, beginning where the fewest are', () => {
  const waves = [
    { ...wave, taken: 2 },
    { ...wave, uuid: 'b' },
  ];
  expect([...spreadEvenly(people, waves).values()]).toEqual(['b', 'b', 'a', 'b']);
});

it('puts nobody into a full session, or one for others', () => {
  const waves = [
    { ...wave, capacity: 1 },
    { ...wave, uuid: 'b', categories: ['men'] },
  ];
  expect([...spreadEvenly(people, waves)]).toEqual([['p', 'a']]);
});
