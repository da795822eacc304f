import { crowdedLines } from '../support/crowded.ts';
import { expectAccessible, expectReadable, showTheme } from '../support/accessible.ts';
import { expectHome } from '../support/home.ts';
import type { Screen } from '../support/screens/screen.ts';
import { become, screens, visitScreen } from '../support/screens/screens.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, type Page, test } from '../support/test.ts';

const widths = [320, 360, 800, 1280];

/** Phones have other letters than this machine: faults show where there is least room. */
const otherLetters = { family: 'Noto Sans', widths: [320, 360] };

const showLetters = (page: Page, family: string) =>
  page.evaluate(`document.documentElement.style.setProperty('--font', "'${family}'")`);

/** Names of tables that are wider than their container, and neither shrink nor scroll. */
const cutTables = `[...document.querySelectorAll('table')]
  .filter(({ parentElement: frame, scrollWidth }) =>
    getComputedStyle(frame).overflowX === 'clip' && scrollWidth > frame.clientWidth)
  .map(({ caption }) => caption?.textContent)`;

/** Content after a bar at the bottom edge that is covered by it even at the end of the page. */
const underBars = `[...document.querySelectorAll('main [data-action-bar]')].flatMap((bar) => {
  const found = [];
  bar.style.position = 'static';
  for (let one = bar; one.tagName !== 'MAIN'; one = one.parentElement)
    for (let next = one.nextElementSibling; next; next = next.nextElementSibling)
      if (next.getClientRects().length > 0 && next.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1)
        found.push(next.textContent);
  bar.style.position = '';
  return found;
})`;

// Each takes minutes: one after the other, the last would hold up everything.
test.describe.configure({ mode: 'parallel' });

for (const [role, theirs] of Object.entries(screens)) {
  test(`${role}: every screen fits every width, has targets for fingers, a name, and breaks no WCAG 2.2 AA in light or dark`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await become(page, request, role);
    for (const screen of theirs) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        // Reaching a screen costs most: one visit checks everything visible on it.
        await visitScreen(page, screen);
        await expectAccess(page, screen);
        await expectTargets(page, screen);
        for (const width of widths) await expectFits(page, screen, width);
        await page.setViewportSize({ width: 360, height: 740 });
        await showLetters(page, otherLetters.family);
        await expectTargets(page, screen);
        for (const width of otherLetters.widths) await expectFits(page, screen, width);
        await showLetters(page, 'DejaVu Sans');
        await expectFitsLarge(page, screen);
      });
    }
  });
}

async function expectTargets(page: Page, { name }: Screen) {
  await expect.soft.poll(() => smallTargets(page), { message: `targets of ${name}` }).toEqual([]);
}

/** Names, roles, colours in both themes. */
async function expectAccess(page: Page, { path, title }: Screen) {
  await showTheme(page, 'light');
  await expectAccessible(page);
  await showTheme(page, 'dark');
  await expectReadable(page);
  if (title === undefined) return;
  const place = path.startsWith('/0') ? ' · .+' : '';
  await expect.soft(page).toHaveTitle(new RegExp(`^${title}${place} · Topout$`));
}

async function expectFits(page: Page, { name }: Screen, width: number) {
  await page.setViewportSize({ width, height: 740 });
  await expect.soft
    .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), {
      message: `width of ${name} at ${width}`,
    })
    .toBeLessThanOrEqual(width);
  for (const [what, look] of Object.entries({ 'cut tables': cutTables, 'under the bar': underBars }))
    await expect.soft
      .poll(() => page.evaluate<string[]>(look), { message: `${what} of ${name} at ${width}` })
      .toEqual([]);
}

/** Letters twice as large, as phones and browsers offer them, on the smallest phone. */
async function expectFitsLarge(page: Page, { name }: Screen) {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expect.soft
    .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), {
      message: `width of ${name} at 320 with letters twice as large`,
    })
    .toBeLessThanOrEqual(320);
  expect.soft(await crowdedLines(page), `crowded lines of ${name}`).toEqual([]);
}

test('what a judge presses again and again is 64 px high', async ({ page, request }) => {
  await become(page, request, 'Organiser');
  const logging = Object.values(screens)
    .flat()
    .filter(({ heading }) => String(heading).includes('Log attempts'));
  for (const screen of logging) {
    await visitScreen(page, screen);
    const keys = await page
      .getByRole('button', {
        name: /^(Try|Zone( \d)?|Top|One hold (more|fewer)|Used last hold|Undo|Save|Skip)$/,
      })
      .all();
    expect(keys.length).toBeGreaterThanOrEqual(3);
    for (const family of ['DejaVu Sans', otherLetters.family]) {
      await showLetters(page, family);
      const heights = await Promise.all(keys.map(async (key) => (await key.boundingBox())?.height));
      expect(Math.min(...heights.map(Number))).toBeGreaterThanOrEqual(64);
    }
  }
});

test('answers an unknown address with 404 and a way home', async ({ page }) => {
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expectHome(page);
});
