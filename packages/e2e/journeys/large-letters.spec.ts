import { crowdedLines } from '../support/crowded.ts';
import { demoGym } from '../support/demo.ts';
import { become } from '../support/screens/screens.ts';
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

/**
 * The parts of the page beyond the edge of the screen when letters are twice as large. A drawing crops its own
 * shapes.
 */
async function expectNothingCut(page: Page, within = 'main') {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const right = `Math.max(...[...document.querySelectorAll('${within} :not(svg *)')].map((one) => one.getBoundingClientRect().right))`;
  await expect.poll(() => page.evaluate<number>(right)).toBeLessThanOrEqual(320);
}

test('cuts nothing off with letters twice as large on the smallest phone: home and profile', async ({
  page,
  request,
}) => {
  await become(page, request, 'Parent of two');
  await page.goto('/');
  const own = page.getByRole('region', { name: 'Your entries' });
  await expect(own.getByRole('link', { name: demoGym.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Past' })).toBeVisible();
  await expectNothingCut(page);
  await page.goto('/profile');
  await expect(own.getByRole('link', { name: demoGym.name })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectNothingCut(page);
});

test('lays no line over another with letters twice as large: home, board, card, notifications', async ({
  page,
  request,
}) => {
  const enlarge = () => page.evaluate("document.documentElement.style.fontSize = '200%'");
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Past' })).toBeVisible();
  await enlarge();
  expect(await crowdedLines(page)).toEqual([]);
  await page.goto(`/${demoGym.uuid}/entries`);
  await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
  await enlarge();
  expect(await crowdedLines(page)).toEqual([]);
  await become(page, request, 'Competitor');
  await page.goto(`/${demoGym.uuid}`);
  await expect(page.getByRole('table', { name: 'Scorecard' })).toBeVisible();
  await enlarge();
  expect(await crowdedLines(page)).toEqual([]);
  await page.goto('/profile/notifications');
  await expect(page.getByRole('switch', { name: 'Announcements' })).toBeVisible();
  expect(await crowdedLines(page)).toEqual([]);
  await expectNothingCut(page);
});

test('keeps the words of a button off its edges, and so off those of the next', async ({ page }) => {
  await page.goto(`/${demoGym.uuid}/enter`);
  await expect(page.getByRole('link', { name: 'Entered already? Sign in' })).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const spaces = await page.evaluate<number[]>(`[...document.querySelectorAll('main a[href]')].map((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return words.getBoundingClientRect().top - link.getBoundingClientRect().top;
  })`);
  expect(Math.min(...spaces)).toBeGreaterThanOrEqual(4);
});

/** What a page measures of an element. */
interface Measured {
  readonly clientWidth: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
}

/** How many of these words do not show whole, be it for want of width or of height. */
const cutOff = (words: Locator): Promise<number> =>
  words.evaluateAll(
    (all: Measured[]) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .length,
  );

test('shows names whole with letters twice as large on the smallest phone: board and scorecard', async ({
  page,
}) => {
  await page.goto(`/${demoGym.uuid}/entries`);
  const names = page.getByRole('rowheader').getByRole('button');
  await expect(names.nth(8)).toBeVisible();
  await expectNothingCut(page, 'tbody');
  await expect.poll(() => cutOff(names)).toBe(0);
  // The rows below one another, and nothing of one over another.
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual((second?.y ?? 0) + 1);

  await names.first().click();
  await page.getByRole('link', { name: 'Continue in the browser' }).click();
  const routes = page.getByRole('rowheader');
  await expect(routes.first()).toBeVisible();
  await expectNothingCut(page, 'tbody');
  const narrowest = () =>
    routes.evaluateAll((all: Measured[]) => Math.min(...all.map(({ clientWidth }) => clientWidth)));
  await expect.poll(narrowest).toBeGreaterThan(200);
});

test('lays nothing over the words beside a logo that is on its way', async ({ page }) => {
  await page.route('**/logo.svg*', () => undefined);
  // The page has not loaded until the logo has.
  await page.goto(`/${demoGym.uuid}/enter`, { waitUntil: 'commit' });
  const head = page.getByRole('region', { name: 'Competition' });
  await expect(head.getByText('Bristol')).toBeVisible();
  const ring = await head.getByRole('status').boundingBox();
  const name = await head.getByText(demoGym.name, { exact: true }).boundingBox();
  if (!ring || !name) throw new Error('the head is not there');
  expect(ring.x + ring.width).toBeLessThanOrEqual(name.x);
});
