import { contrastText } from './contrast.ts';
import { headerLook } from './header-look.ts';

it.each([
  ['#14171a', '#ffffff', 'both'],
  ['#ffe14d', '#111827', 'both'],
  ['#fff', '#111827', 'both'],
  ['#1f5fd0', '#ffffff', 'dark'],
  ['#ef7f2a', '#111827', 'light'],
  ['#767676', '#ffffff', 'dark'],
])('writes on %s in %s, over facets: %s', (background, text, facets) => {
  expect(headerLook(background)).toEqual({ background, text, facets });
});

it('has a colour of its own', () => {
  expect(headerLook(undefined).text).toBe('#ffffff');
});

it.each(['', 'red', '#12'])('refuses "%s"', (colour) => {
  expect(() => headerLook(colour)).toThrow('Invalid color');
});

const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`);

it('is read on every grey: a contrast of 4.5 at least', () => {
  for (const grey of greys) {
    const { text } = headerLook(grey);
    const { text: best, ratio } = contrastText(grey);
    const written = text === '#000000' ? contrastOf(grey, '#000000') : ratio;
    expect([grey, best === 'white' || text !== '#ffffff', written >= 4.5]).toEqual([grey, true, true]);
  }
});

/** The contrast of two greys, as WCAG 2 defines it. */
function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((hex) => Number.parseInt(hex.slice(1, 3), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
    .toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
