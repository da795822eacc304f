import { demoGym } from '../support/demo.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

/** A climber of the demo with results. */
const climber = '0198a5c0-0009-7008-8000-000000000003';

/** A browser paints, and reports what moved, a moment after something has changed. */
const paintMs = 500;

/** Runs in the page, before anything of it: notes what moved. */
const watch = `{
  globalThis.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      globalThis.moved.push([value, ...sources.map(({ node }) => node?.textContent?.slice(0, 60))]);
  }).observe({ type: 'layout-shift', buffered: true });
}`;

/** Holds up the calls to some addresses until the returned function is called. */
async function holdUp(page: Page, addresses: RegExp) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (call) => {
    await released;
    await call.continue();
  });
  return release;
}

for (const [name, path, late, before, after] of [
  ['board', `/${demoGym.uuid}/entries`, /\/events\?/, '[role="timer"]', '[data-live="true"]'],
  ['scorecard', `/${demoGym.uuid}?entry=${climber}`, /\/entries\/|\/events\?/, 'header[data-bleed]', 'h1'],
] as const)
  test(`moves nothing on a ${name} whose last answers come late`, async ({ page }) => {
    await page.addInitScript({ content: watch });
    const release = await holdUp(page, late);
    await page.goto(path);
    await expect(page.locator(`#root ${before}`)).toBeVisible();
    await expect(page.locator('#first-sight')).toHaveCount(0);
    await page.waitForTimeout(paintMs);
    release();
    await expect(page.locator(`#root ${after}`).first()).toBeVisible();
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
    await page.waitForTimeout(paintMs);
    expect(await page.evaluate('globalThis.moved')).toEqual([]);
  });
