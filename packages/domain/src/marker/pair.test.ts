import { type Pairing, pairRefusal } from './pair.ts';

const ada: Pairing = { id: 'ada', parent: 'pat', status: 'ENTERED', partner: null, isMarked: true };
const noor: Pairing = { ...ada, id: 'noor', parent: null };

it.each<[string, Partial<Pairing>, string | null]>([
  ['takes another climber', {}, null],
  ['takes nobody twice', { partner: 'zoe' }, 'marker.taken'],
  ['takes nobody for themselves', { id: 'ada' }, 'marker.self'],
  ['takes no parent', { id: 'pat' }, 'marker.family'],
  ['takes no brother or sister', { parent: 'pat' }, 'marker.family'],
  ['takes nobody who retired', { status: 'RETIRED' }, 'marker.out'],
  ['takes nobody who waits for a place', { status: 'WAITING' }, 'marker.out'],
  ['takes nobody whom judges confirm', { isMarked: false }, 'marker.not_needed'],
])('%s, whoever asks', (_what, more, reason) => {
  expect(pairRefusal(ada, { ...noor, ...more })).toBe(reason);
  expect(pairRefusal({ ...noor, ...more }, ada)).toBe(reason);
});
