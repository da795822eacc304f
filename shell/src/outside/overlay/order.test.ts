import type { Screen } from '@topout/contract';
import { addressOf, orderOf } from './order.ts';

const at = (pathname: string, search = '') => addressOf({ pathname, search });

it('is steered by the desk under the name of its screen', () => {
  expect(at('/overlay/c1', '?screen=stream')).toMatchObject({
    competition: 'c1',
    screen: 'stream',
    order: { pages: [] },
  });
});

it('shows one page for good where the address names it, whatever the desk says', () => {
  expect(at('/overlay/c1/top', '?category=a&rows=8&quiet=2&screen=stream')).toMatchObject({
    screen: null,
    queuesOf: 'stream',
    order: { pages: ['top'], categories: ['a'], topRows: 8, quietMinutes: 2 },
  });
});

it.each([
  ['/overlay/c1/fireworks', ''],
  ['/overlay/', ''],
])('shows nothing at %s', (path, search) => {
  expect(at(path, search).order.pages).toEqual([]);
});

it.each([
  ['99', 10],
  ['1', 3],
  ['many', 5],
])('shows as many places as fit: rows=%s', (rows, shown) => {
  expect(at('/overlay/c1/top', `?rows=${rows}`).order.topRows).toBe(shown);
});

it('shows nothing under a name that is no overlay', () => {
  const hall: Screen = {
    name: '',
    own: false,
    categories: [],
    columns: null,
    seconds: 12,
    paused: false,
    message: '',
    shows: 'BOARDS',
    raffle: 0,
    step: 0,
    reloads: 0,
    version: 0,
  };
  expect(orderOf(hall).pages).toEqual([]);
});
