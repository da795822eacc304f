import type { ResultCategory } from './chosen.ts';
import { routeCards } from './route-cards.ts';

const route = (uuid: string, number: number | null, name: string) => ({
  uuid,
  number,
  name,
  climbType: 'BOULDER' as const,
  segmentsCount: 1,
});
const category = (name: string, routes: ResultCategory['routes']): ResultCategory => ({
  uuid: name,
  name,
  routes,
  rows: [],
});

it('names a route by its number where all agree on it, and by all of them where they do not', () => {
  const cards = routeCards([
    category('Women', [route('a', 1, 'Red Hot'), route('b', 2, '2'), route('c', 3, 'Slab')]),
    category('Men', [route('a', 1, 'Red Hot'), route('c', 1, 'Slab'), route('d', null, 'Cave')]),
  ]);
  expect(cards).toEqual([
    { uuid: 'a', name: 'Red Hot', number: 1, title: '1 Red Hot', numbers: '' },
    { uuid: 'b', name: '2', number: 2, title: '2', numbers: '' },
    { uuid: 'c', name: 'Slab', number: null, title: 'Slab', numbers: 'Women 3, Men 1' },
    { uuid: 'd', name: 'Cave', number: null, title: 'Cave', numbers: '' },
  ]);
});
