import { headerLook } from './header-look.ts';

it.each([
  ['#14171a', '#ffffff'],
  ['#ffe14d', '#111827'],
  ['#fff', '#111827'],
  ['#1f5fd0', '#ffffff'],
])('writes on %s in %s', (background, text) => {
  expect(headerLook(background)).toEqual({ background, text });
});

it('has a colour of its own', () => {
  expect(headerLook(undefined).text).toBe('#ffffff');
});

it.each(['', 'red', '#12'])('refuses "%s"', (colour) => {
  expect(() => headerLook(colour)).toThrow('Invalid color');
});
