import { demoGym } from '../support/demo.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const pages = [
  ['/', 'Climbing competitions, live', 'Follow every attempt as it happens.'],
  ['/sign-in', 'Sign in', 'New here?'],
  [`/${demoGym.uuid}/enter`, 'Welcome', 'Enter in under a minute and follow your score live.'],
  [`/${demoGym.uuid}/enter/competitor-number`, 'Find yourself', 'Type the number on your bib'],
  [`/${demoGym.uuid}/enter/age`, 'When were you born?', 'We never show it in public.'],
  [`/${demoGym.uuid}/results`, 'Results', null],
] as const;

/** The positions of the page's words. */
async function wordsOf(page: Page, title: string, lead: string | null) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  const words = lead === null ? [heading] : [heading, page.getByText(lead).first()];
  const boxes = [];
  for (const one of words) {
    await expect(one).toBeVisible();
    boxes.push(await one.boundingBox());
  }
  return boxes.map((box) => [box?.x, box?.y, box?.height].map((px) => Math.round(px ?? Number.NaN)));
}

for (const [path, title, lead] of pages) {
  test(
    `says what ${path.replace(demoGym.uuid, '{c}')} is for before any script, and stays in its place`,
    {
      tag: '@fonts',
    },
    async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.js', async (call) => {
        await held;
        await call.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#first-sight')).toHaveCSS('position', 'absolute');
      const before = await wordsOf(page, title, lead);

      release();
      await expect(page.locator('#first-sight')).toHaveCount(0);
      expect(await wordsOf(page, title, lead)).toEqual(before);
    },
  );
}

/** A phone that draws slowly: a frame's content reaches the screen long after the frame has ended. */
async function onSlowPhone(page: Page) {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('paints the first rows of a board, then loads the scripts', async ({ page }) => {
  await onSlowPhone(page);
  await page.goto(`/${demoGym.uuid}/entries`);
  await expect(page.locator('#root table').first()).toBeVisible();
  // All on the page's own clock: when the first text was on screen, and when each script was requested. The
  // test does not wait for a phone that needs two seconds to draw.
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThan(Math.min(...painted, 2000));
});

/** A hidden tab: it is never painted, and its timers may sleep, until the page's scripts have loaded. */
const unseen = `
  Object.defineProperty(document, 'hidden', { value: true });
  const { requestAnimationFrame: frame, setTimeout: timer } = window;
  const asleep = () => document.querySelector('script[src]') === null;
  window.requestAnimationFrame = (then) => (asleep() ? 0 : frame(then));
  window.setTimeout = (...after) => (asleep() ? 0 : timer(...after));
  window.PerformanceObserver = class {
    static supportedEntryTypes = ['paint'];
    observe() {}
    disconnect() {}
  };
`;

test('loads the scripts of a board at once in a tab that nobody sees', async ({ page }) => {
  await page.addInitScript({ content: unseen });
  await page.goto(`/${demoGym.uuid}/entries`);
  await expect(page.locator('#root table').first()).toBeVisible();
});

test('is read on a slow line while the scripts are still on their way', async ({ page }) => {
  const line = await page.context().newCDPSession(page);
  const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  const come: string[] = [];
  page.on('requestfinished', (call) => come.push(call.url()));
  await page.goto(`/${demoGym.uuid}/enter`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(come.filter((url) => /\/main\.\w+\.js$/.test(url))).toEqual([]);
  await expect(page.getByRole('button', { name: "I'm competing" })).toBeVisible({ timeout: 15_000 });
});

test('says without JavaScript what is missing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${demoGym.uuid}/enter`);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.locator('noscript .notice')).toBeVisible();
  await context.close();
});
