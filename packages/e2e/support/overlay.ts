import type { Browser, Page } from '@playwright/test';
import type { Api } from './api.ts';
import { atRest } from './at-rest.ts';
import { expect } from './test.ts';

const hour = 3_600_000;

interface Final {
  readonly uuid: string;
  readonly stages: readonly {
    readonly uuid: string;
    readonly categories: readonly { readonly uuid: string }[];
  }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

/** As long as names get on television. */
export const longName = { first_name: 'Wilhelmina', last_name: 'von Hohenfels' };

/** A boulder final on four routes, with a long name, two equal results and somebody who did not start. */
export async function boulderFinal(organiser: Api, scoring_system: string) {
  const made = await organiser.post<Final>('/competitions', {
    name: 'Final on air',
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    live_leaderboard: true,
    scoring_system,
    venue: { name: 'Studio' },
    categories: [{ name: 'Women' }],
  });
  const at = `/competitions/${made.uuid}`;
  const routes = await organiser.post<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`, {
    routes: ['1', '2', '3', '4'].map((name) => ({ name, climb_type: 'BOULDER', segments_count: 1 })),
  });
  const uuids = routes.map(({ uuid }) => uuid);
  await organiser.patch(`${at}/route-groups/${made.route_groups[0]?.uuid}`, { routes: uuids });
  const category = made.stages[0]?.categories[0]?.uuid ?? '';
  const climbers: { user: string; entry: string }[] = [];
  for (const person of [
    longName,
    { first_name: 'Ada', last_name: 'Even' },
    { first_name: 'Bea', last_name: 'Even' },
    { first_name: 'Dora', last_name: 'Absent' },
  ]) {
    const child = { ...person, year_of_birth: 1995, gender: 'FEMALE' };
    const { uuid: user } = await organiser.post<{ uuid: string }>('/profiles/me/children', child);
    const { uuid: entry } = await organiser.post<{ uuid: string }>(`${at}/entries`, { category, user });
    climbers.push({ user, entry });
  }
  const climb = (climber: number, route: number, ...attempts: boolean[]) =>
    organiser.patch(
      `/routes/${uuids[route]}/attempts?user=${climbers[climber]?.user}&competition=${made.uuid}`,
      { attempts: attempts.map((success) => ({ success })) },
    );
  await climb(1, 0, true);
  await climb(2, 0, true);
  await organiser.patch(`${at}/entries/${climbers[3]?.entry}`, { status: 'DNS' });
  await climb(0, 0, false, false, true);
  return {
    uuid: made.uuid,
    stage: made.stages[0]?.uuid ?? '',
    climb,
    /** All but who did not start wait at the first route. */
    queue: () =>
      organiser.put(
        `${at}/route-queues/${uuids[0]}`,
        climbers.slice(0, 3).map(({ user }) => user),
      ),
  };
}

/** Adds a sponsor on the page of the set-up. @param size of its picture, a drawing; undefined = none */
export async function addSponsor(
  page: Page,
  name: string,
  size?: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.getByRole('button', { name: 'Add a sponsor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (size) {
    const { width, height } = size;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#14532d"/><circle cx="${width / 2}" cy="${height / 2}" r="40" fill="#f7c65e"/></svg>`;
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await dialog.getByLabel(/^Picture/).setInputFiles(file);
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Sponsors' })).toContainText(name);
}

/** Takes away what is newer than the oldest engine of stream software: an overlay must be as good without it. */
const withoutNewerLanguage = `
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name];
  for (const name of ['withResolvers', 'try']) delete Promise[name];
  delete Array.fromAsync;
  delete Object.groupBy;
  delete Map.groupBy;
  delete URL.canParse;`;

/** A page of stream software: as large as its picture, and years old. */
export async function streamPage(browser: Browser, width = 1920, height = 1080): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, isMobile: false, hasTouch: false });
  await context.addInitScript(withoutNewerLanguage);
  return context.newPage();
}

/** Puts a frame of a video behind an overlay, roughly: light, dark and busy. */
export const putPictureBehind = (page: Page): Promise<void> =>
  page.evaluate(`{
    const { style } = document.documentElement;
    style.height = '100vh';
    style.background =
      'repeating-linear-gradient(35deg, #0004 0 6px, #fff3 6px 14px), ' +
      'linear-gradient(120deg, #8fb3c9, #d7c7a4 40%, #5c4030 60%, #e8e8f0)';
  }`);

interface Looked {
  readonly text: readonly string[];
  readonly small: readonly string[];
  readonly outside: readonly string[];
  readonly cut: readonly string[];
}

/** Runs in the page: what a viewer could not read, because it is too small, too near the edge, or cut off. */
const look = `(least) => {
  const found = { text: [], small: [], outside: [], cut: [] };
  const [edgeX, edgeY] = [innerWidth * 0.05 - 1, innerHeight * 0.05 - 1];
  for (const panel of document.querySelectorAll('.panel')) {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    if (left < edgeX || top < edgeY || right > innerWidth - edgeX || bottom > innerHeight - edgeY)
      found.outside.push(panel.className);
    if (panel.scrollWidth > panel.clientWidth + 1 || panel.scrollHeight > panel.clientHeight + 1)
      found.cut.push(panel.className);
  }
  for (const part of document.querySelectorAll('.panel *')) {
    if (![...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
    const text = part.textContent.trim();
    found.text.push(text);
    const drawn = part instanceof SVGGraphicsElement ? part.getScreenCTM().d : 1;
    if (parseFloat(getComputedStyle(part).fontSize) * drawn < least - 0.1) found.small.push(text);
    if (part instanceof HTMLElement && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
      found.cut.push(text);
  }
  return found;
}`;

/** Everything on an overlay can be read on a stream. @param scale 2 at 2160 lines. @returns its texts */
export async function expectReadableOnAir(page: Page, scale = 1): Promise<readonly string[]> {
  await atRest(page);
  const { text, ...faults } = await page.evaluate<Looked>(`(${look})(${24 * scale})`);
  expect(faults).toEqual({ small: [], outside: [], cut: [] });
  return text;
}
