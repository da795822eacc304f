import type { Api } from './api.ts';
import { expect, type Page } from './test.ts';

/** Presses a clock's buttons, each on the clock as it was after the one before. */
export async function presser(organiser: Api, competition: string, stage: string) {
  const at = `/competitions/${competition}/clock`;
  const now = await organiser.get<Pressed>(`${at}?stage=${stage}`);
  let version = now.clock?.version ?? 0;
  return async (action: object) => {
    const body = { uuid: crypto.randomUUID(), stage, version, ...action };
    version = (await organiser.post<Pressed>(`${at}/presses`, body)).clock?.version ?? 0;
  };
}

interface Pressed {
  readonly clock: { readonly version: number } | null;
}

/** A page's own record of when it showed which time left. */
type Shown = readonly (readonly [text: string, at: number])[];

/** Records from now on when a page shows another time left. All pages of a journey share this machine's clock. */
export const recordTimes = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    const timer = document.querySelector('[role=timer]');
    window.shown = [];
    new MutationObserver(() => window.shown.push([timer.textContent, Date.now()])).observe(timer, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  })()`);

/** How far apart pages showed each time that all of them showed, in the middle. @returns milliseconds */
export async function spreadOf(pages: readonly Page[]): Promise<number> {
  const all = await Promise.all(
    pages.map(async (page) => new Map(await page.evaluate<Shown>('window.shown'))),
  );
  const spreads = [...(all[0]?.keys() ?? [])].flatMap((text) => {
    const moments = all.flatMap((shown) => shown.get(text) ?? []);
    return moments.length === pages.length ? Math.max(...moments) - Math.min(...moments) : [];
  });
  expect(spreads.length).toBeGreaterThan(2);
  return spreads.toSorted((a, b) => a - b)[Math.floor(spreads.length / 2)] ?? Infinity;
}
