import type { UserAttempts } from '@topout/contract';
import { anAttempt } from '../testing/gym.tsx';
import { anItem } from '../testing/outbox-items.ts';
import { overlayAttempts } from './overlay-attempts.ts';

const saved: UserAttempts = {
  user: 'ben',
  version: 3,
  attempts: [anAttempt('ben', 1, { uuid: 'old' })],
};
const me = { uuid: 'me', name: 'Jonas' };
const shown = (items: Parameters<typeof overlayAttempts>[1], route = 'r') =>
  overlayAttempts(saved, items, { uuid: route, climbType: 'BOULDER', segmentsCount: 1 }, me);
const marks = (items: Parameters<typeof overlayAttempts>[1]) =>
  shown(items).attempts.map(({ uuid, state }) => `${uuid} ${state}`);

it('shows what was read as confirmed', () => expect(marks([])).toEqual(['old confirmed']));

it.each(['phone', 'sending'] as const)('adds what is %s, by its judge', (state) => {
  const { attempts, version } = shown([anItem({ state })]);
  expect(attempts.map((attempt) => [attempt.uuid, attempt.state])).toEqual([
    ['old', 'confirmed'],
    ['new', state],
  ]);
  expect([attempts[1]?.judge, version]).toEqual([me, 3]);
});

it('covers for a read that is older than what was confirmed, and moves the base on', () => {
  expect(marks([anItem({ state: 'confirmed', version: 4 })])).toEqual(['old confirmed', 'new confirmed']);
  expect(shown([anItem({ state: 'confirmed', version: 4 })]).version).toBe(4);
});

it.each<[string, Parameters<typeof anItem>]>([
  ['confirmed and read since', [{ state: 'confirmed', version: 3 }]],
  ['held', [{ state: 'held' }]],
  ['refused', [{ state: 'refused' }]],
  ['of another person', [{}, { competitor: 'cem' }]],
  ['of another route', [{}, { route: 'other' }]],
  ['of the queue', [{}, { kind: 'queue.remove' }]],
])('adds nothing that is %s', (_name, args) => expect(marks([anItem(...args)])).toEqual(['old confirmed']));

it('does not show an attempt twice', () => {
  const again = { payload: { attempts: [{ uuid: 'old', success: false }] } };
  expect(marks([anItem({}, again)])).toEqual(['old confirmed']);
});

it('replaces and clears in order', () => {
  const replace = { kind: 'attempts.replace' as const };
  const clear = { kind: 'attempts.clear' as const, payload: {} };
  expect(marks([anItem({}, replace)])).toEqual(['new phone']);
  expect(marks([anItem({}, clear)])).toEqual([]);
  expect(marks([anItem({}, clear), anItem({})])).toEqual(['new phone']);
});

it('paints what the server will make of it: the same rule', () => {
  const tops = [
    { uuid: 't', success: true, segmentsCount: 2 },
    { uuid: 'late', success: false },
  ];
  const replace = { kind: 'attempts.replace' as const, payload: { attempts: tops } };
  const [top, ...after] = shown([anItem({}, replace)]).attempts;
  expect([top?.uuid, top?.segmentsCount, after]).toEqual(['t', 1, []]);
});

it('leaves what a correction does not change confirmed, and by its judge', () => {
  const attempts = [
    { uuid: 'old', success: false, notes: '' },
    { uuid: 'new', success: true },
  ];
  const replace = { kind: 'attempts.replace' as const, payload: { attempts } };
  const { attempts: rows } = shown([anItem({}, replace)]);
  expect(rows.map(({ uuid, state, judge }) => [uuid, state, judge?.name])).toEqual([
    ['old', 'confirmed', 'Jo Judge'],
    ['new', 'phone', 'Jonas'],
  ]);
});
