import { anItem } from '../testing/outbox-items.ts';
import { overlayQueue } from './overlay-queue.ts';

const add = (user: string) => anItem({}, { kind: 'queue.add', competitor: user, payload: {} });
const remove = (user: string) => anItem({}, { kind: 'queue.remove', competitor: user, payload: {} });
const move = (...queue: string[]) => anItem({}, { kind: 'queue.move', competitor: null, payload: { queue } });

it.each([
  ['what was read', [], ['ben', 'cem']],
  ['who was added, at the end', [add('dan')], ['ben', 'cem', 'dan']],
  ['nobody who was removed', [remove('ben')], ['cem']],
  ['a new order', [move('cem', 'ben')], ['cem', 'ben']],
  ['changes in their order', [add('dan'), move('dan', 'cem', 'ben'), remove('cem')], ['dan', 'ben']],
])('shows %s', (_name, items, expected) =>
  expect(overlayQueue(['ben', 'cem'], items, 'r')).toEqual(expected),
);

it('leaves out what is settled, or of another route', () => {
  const items = [
    { ...add('dan'), state: 'confirmed' as const },
    { ...add('eve'), state: 'held' as const },
    anItem({}, { kind: 'queue.add', competitor: 'fay', route: 'other', payload: {} }),
  ];
  expect(overlayQueue(['ben'], items, 'r')).toEqual(['ben']);
});
