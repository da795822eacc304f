import { isLongName, shortName } from './short-name.ts';

it.each([
  ['Marie-Thérèse', 'von Hohenfels', 'M.-T. von Hohenfels'],
  ['Anna Maria', 'Rossi', 'A. M. Rossi'],
  ['Zoë', 'O.', 'Z. O.'],
  ['Đorđe', 'Petrović', 'Đ. Petrović'],
])('shortens %s %s to %s', (first, last, short) => expect(shortName(first, last)).toBe(short));

it('finds less room beside four figures', () => {
  expect(isLongName('Camille Moreau', false)).toBe(false);
  expect(isLongName('Camille Moreau', true)).toBe(true);
});
