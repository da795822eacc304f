import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Its usual way opens a page of its own for every look, for frames of other origins: there are none. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** No violation of WCAG 2.2 A and AA on what the page shows now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']), page);

/** The same of colours alone: all that can differ in another theme. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNone(axeOn(page).withRules(['color-contrast']), page);

async function expectNone(axe: AxeBuilder, page: Page): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  );
  const real = [];
  for (const { id, target } of found)
    if (id !== 'target-size' || (await isSmall(page, target))) real.push(`${id}: ${target}`);
  expect(real).toEqual([]);
}

/** What lies half under a bar that floats above the page has its size once it is scrolled to. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  await page.evaluate(
    `document.querySelector(${JSON.stringify(target)}).scrollIntoView({ block: 'center' })`,
  );
  const { violations } = await axeOn(page).include(target).withRules(['target-size']).analyze();
  return violations.length > 0;
}

/** Both of these, in light and in dark: of a state that only a journey comes to. */
export async function expectAccessibleNow(page: Page): Promise<void> {
  await showTheme(page, 'light');
  await expectAccessible(page);
  await showTheme(page, 'dark');
  await expectReadable(page);
}

/** Shows the page as on a light or dark device; judging screens, which are dark by themselves, as somebody chose it. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
}
