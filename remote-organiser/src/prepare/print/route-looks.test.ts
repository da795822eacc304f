import { routeLooks } from './route-looks.ts';

it('gives routes the shape of their first colour, and the words of all of them', () => {
  const looks = routeLooks([
    { uuid: 'a', colors: 'red:white' },
    { uuid: 'b', colors: '#2255aa' },
    { uuid: 'c', colors: '' },
  ]);
  expect([...looks.values()].map(({ hold, words }) => [hold.shape, words])).toEqual([
    ['octagon', 'red and white'],
    ['square', 'blue'],
    ['ring', 'white'],
  ]);
});

it('prints in black only', () =>
  expect(routeLooks([{ uuid: 'a', colors: '#d23c34' }]).get('a')?.hold.colors).toEqual(['#ffffff']));
