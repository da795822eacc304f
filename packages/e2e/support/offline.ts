import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

interface Assets {
  readonly js: { readonly sync: readonly string[]; readonly async: readonly string[] };
  readonly css: { readonly sync: readonly string[]; readonly async: readonly string[] };
}

interface Manifest {
  readonly exposes: readonly { readonly assets: Assets }[];
}

/** Waits until the service worker has cached every file of the judging screens, which it does by itself. */
export async function expectReadyForOffline(page: Page, request: APIRequestContext): Promise<void> {
  const manifest = (await (await request.get('/remotes/judging/mf-manifest.json')).json()) as Manifest;
  const files = manifest.exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]);
  const kept = async () => {
    const addresses = await page.evaluate<string[]>(
      'caches.open("assets").then((cache) => cache.keys()).then((all) => all.map(({ url }) => url))',
    );
    return files.filter((file) => !addresses.some((address) => address.endsWith(file)));
  };
  await expect
    .poll(kept, { message: 'files of the judging screens that are not kept yet', timeout: 60_000 })
    .toEqual([]);
}

/** How many answers a page's device keeps for people, whoever they are. */
export const keptForPeople = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const opening = indexedDB.open('topout');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.filter(([person]) => person !== '').length);
      };
    };
  })`);

/**
 * Waits until a hall screen (of this name) has stored a competition's boards, and these words, on its device,
 * which it does by itself.
 */
export async function expectBoardsKept(
  page: Page,
  competition: string,
  name = '',
  words = '',
): Promise<void> {
  const key = `screen/${competition}${name && `/${name}`}`;
  const boards = () =>
    page.evaluate<number>(`new Promise((resolve) => {
      const opening = indexedDB.open('topout');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('kept').objectStore('kept').get(['', '${key}']);
        reading.onsuccess = () => {
          opening.result.close();
          const data = reading.result?.data;
          resolve(data && JSON.stringify(data).includes(${JSON.stringify(words)}) ? data.boards.length : 0);
        };
      };
    })`);
  await expect.poll(boards, 'boards that are kept').toBeGreaterThan(0);
}
