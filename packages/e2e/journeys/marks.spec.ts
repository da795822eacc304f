import type { Page } from '@playwright/test';
import { Kit } from '../support/kit.ts';
import { differenceOfLight, differenceOfLines, photograph, type Picture } from '../support/pixels.ts';
import { expect, test } from '../support/test.ts';

/* The marks without their colours: the shapes of holds and the heights of results say everything. */

const words = [
  'Red',
  'Green',
  'Yellow',
  'Blue',
  'Orange',
  'Purple',
  'Pink',
  'Turquoise',
  'Black',
  'White',
  'Grey',
  'Brown',
];

const kit = new Kit();
test.beforeAll(() => kit.build());
test.afterAll(() => kit.remove());
test.use({ deviceScaleFactor: 2 });

const pairsOf = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

/** Shows the page as somebody sees it who tells these colours apart badly or not at all. */
async function seeLike(page: Page, type: 'achromatopsia' | 'deuteranopia' | 'protanopia') {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
}

async function photographs(page: Page, names: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const name of names) {
    const mark = page.locator(`[data-specimen="${name}"] > svg`).first();
    pictures.set(name, await photograph(page, mark));
  }
  return pictures;
}

for (const vision of ['achromatopsia', 'deuteranopia', 'protanopia'] as const)
  test(`tells the holds of twelve colours apart by their shape: ${vision}`, async ({ page }) => {
    await page.goto(kit.address('holds', 'light'));
    await seeLike(page, vision);
    const pictures = await photographs(page, [...words, 'another Red']);
    const differences = pairsOf([...pictures]).map(([[one, first], [other, second]]) => ({
      pair: `${one} and ${other}`,
      difference: differenceOfLines(first, second),
    }));
    // Two shades of one word share their shape: what is measured is no colour.
    const shades = differences.filter(({ pair }) => pair === 'Red and another Red');
    expect(shades.map(({ difference }) => difference < 0.05)).toEqual([true]);
    const alike = differences.filter(
      ({ pair, difference }) => !pair.includes('another') && difference < 0.15,
    );
    expect(alike).toEqual([]);
  });

for (const theme of ['light', 'dark'] as const)
  for (const [part, names] of [
    ['results', ['flash', 'top', 'zone', 'tried', 'not tried']],
    ['skylines', ['one F', 'one T', 'one z', 'one -', 'one .']],
  ] as const)
    test(`tells ${part} apart without any colour: ${theme}`, async ({ page }) => {
      await page.goto(kit.address(part, theme));
      await seeLike(page, 'achromatopsia');
      const pictures = await photographs(page, names);
      const alike = pairsOf([...pictures])
        .filter(([[, one], [, other]]) => differenceOfLight(one, other) < 0.01)
        .map(([[one], [other]]) => `${one} and ${other}`);
      expect(alike).toEqual([]);
    });
