import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';

/**
 * Its usual way opens a separate page for every check, for frames of other origins, of which there are none.
 */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Checks that what the page now shows violates no rule of WCAG 2.2 A and AA. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']), page);

/** The same for colours only, which are all that can differ in another theme. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNone(axeOn(page).withRules(['color-contrast']), page);

/** What comes late on a slow machine is looked at again: only what stays is a fault. One look may itself take long there. */
const expectNone = (axe: AxeBuilder, page: Page): Promise<void> =>
  expect.poll(() => violationsOf(axe, page), { intervals: [500, 1_000, 2_000], timeout: 60_000 }).toEqual([]);

async function violationsOf(axe: AxeBuilder, page: Page): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  );
  const real: string[] = [];
  for (const { id, target } of found)
    if (id !== 'target-size' || (await isSmall(page, target))) real.push(`${id}: ${target}`);
  return real;
}

/** An element half hidden under a floating bar gets its full size once scrolled into view. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate(
    `document.querySelector(${JSON.stringify(target)}).scrollIntoView({ block: 'center' })`,
  );
  const { violations } = await axeOn(page).include(target).withRules(['target-size']).analyze();
  return violations.length > 0;
}

/** Both checks, in light and in dark, for a state that only a journey reaches. */
export async function expectAccessibleNow(page: Page): Promise<void> {
  await showTheme(page, 'light');
  await expectAccessible(page);
  await showTheme(page, 'dark');
  await expectReadable(page);
}

/**
 * Shows the page as on a light or dark device; judging screens, which are dark by themselves, as if somebody
 * had chosen the theme.
 */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // Colours on their way from one theme to the other belong to neither, and rows off the screen start late.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // Rows that are not drawn keep the colours in which they were last.
  await page.evaluate(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  }`);
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  // What was chosen a moment ago is still between two colours.
  await atRest(page);
}
