import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { atRest } from './at-rest.ts';

const wcag: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };
const targets: axe.RunOnly = { type: 'rule', values: ['target-size'] };

/** Checks that what the page now shows violates no rule of WCAG 2.2 A and AA. */
export const expectAccessible = (page: Page): Promise<void> => expectNone(page, wcag);

/** The same for colours only, which are all that can differ in another theme. */
export const expectReadable = (page: Page): Promise<void> => expectNone(page, colours);

/** What comes late on a slow machine is looked at again: only what stays is a fault. One look may itself take long there. */
const expectNone = (page: Page, rules: axe.RunOnly): Promise<void> =>
  expect
    .poll(() => violationsOf(page, rules), { intervals: [500, 1_000, 2_000], timeout: 60_000 })
    .toEqual([]);

async function violationsOf(page: Page, rules: axe.RunOnly): Promise<readonly string[]> {
  const found = (await violated(page, rules)).flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  );
  const real: string[] = [];
  for (const { id, target } of found)
    if (id !== 'target-size' || (await isSmall(page, target))) real.push(`${id}: ${target}`);
  return real;
}

/** Loads axe once into each document: it is half a megabyte, and the slower half of a look. @param within a selector; all without */
async function violated(page: Page, runOnly: axe.RunOnly, within?: string): Promise<axe.Result[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(axe.source);
  const where = within === undefined ? 'document' : JSON.stringify({ include: [within] });
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${where}, ${JSON.stringify(options)})`);
  return violations;
}

/** An element half hidden under a floating bar gets its full size once scrolled into view. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate(
    `document.querySelector(${JSON.stringify(target)}).scrollIntoView({ block: 'center' })`,
  );
  return (await violated(page, targets, target)).length > 0;
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
