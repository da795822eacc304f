import { coverLook } from './cover-look.ts';

it.each([
  ['#14532d', 'white'],
  ['#ffe14d', 'dark'],
  ['#7a7a7a', 'black'],
  ['no colour', 'white'],
])('writes on %s in %s', (colour, text) => expect(coverLook(colour).text).toBe(text));

it('is the product’s where there is no colour', () => {
  expect(coverLook('').background).toBe('#14171a');
});
