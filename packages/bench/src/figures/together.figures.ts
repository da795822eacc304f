import type { Page } from '@playwright/test';
import { type Figure, plainFigure } from '../figure.ts';
import { type Hall, openPhone, percentile, signIn } from '../load/hall.ts';

const additions = 15;
const arrivals = 6;

/** When the text of something within `selector` changes, in milliseconds since 1970. */
const whenTextChanges = (page: Page, selector: string) =>
  page.evaluate<number>(`new Promise((done) => {
    const textOf = () => Array.from(document.querySelectorAll('${selector}'), (one) => one.textContent).join();
    const before = textOf();
    const watcher = new MutationObserver(() => {
      if (textOf() === before) return;
      watcher.disconnect();
      done(performance.timeOrigin + performance.now());
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  })`);

const whenTapped = (page: Page) =>
  page.evaluate<number>(`new Promise((done) => {
    addEventListener('pointerup', ({ timeStamp }) => done(performance.timeOrigin + timeStamp), { once: true, capture: true });
  })`);

/** How soon a judge sees another one's actions on the same route, and their presence. */
export async function togetherFigures({ browser, host, demo }: Hall): Promise<Figure[]> {
  const [mine, theirs] = [await openPhone(browser), await openPhone(browser)];
  const [me, other] = [await mine.newPage(), await theirs.newPage()];
  const list = `/${demo.competition}`;
  await signIn(other, host, 'Judge', list);
  const route = other.locator('main a[href*="/judge/"]').first();
  const queue = (await route.getAttribute('href')) ?? '';
  await signIn(me, host, 'Organiser', queue);
  await me.getByRole('heading', { name: /^Queue \(/ }).waitFor();

  const seen: number[] = [];
  for (let round = 0; round < arrivals; round += 1) {
    const changed = whenTextChanges(me, '[aria-live]');
    const tapped = whenTapped(other);
    await route.tap();
    seen.push((await changed) - (await tapped));
    await other.getByRole('button', { name: 'Back' }).tap();
    // If a busy browser took the tap for something longer, they are still there, and this fails.
    await other.waitForURL(`${host}${list}`);
    await me.getByText('on this route now').waitFor({ state: 'hidden' });
  }

  const told: number[] = [];
  await route.tap();
  for (let round = 0; round < additions; round += 1) {
    const add = other.getByRole('button', { name: /^Add .* to the queue$/ }).first();
    await add.waitFor();
    const changed = whenTextChanges(me, 'h2');
    const tapped = whenTapped(other);
    await add.tap();
    told.push((await changed) - (await tapped));
    await me.waitForTimeout(200);
  }
  await Promise.all([mine.close(), theirs.close()]);
  const second = { atMost: 1000 };
  return [
    plainFigure('queue changed → another judge sees it, p50, ms', percentile(told, 0.5), second, ' ms'),
    plainFigure('queue changed → another judge sees it, p95, ms', percentile(told, 0.95), second, ' ms'),
    plainFigure('judge opens a route → another sees them, p95, ms', percentile(seen, 0.95), second, ' ms'),
  ];
}
