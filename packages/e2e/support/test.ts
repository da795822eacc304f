import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Another person's page: a separate browser, closed at the end. */
  readonly visit: () => Promise<Page>;
  readonly nothingThrown: undefined;
  readonly thrown: string[];
  /**
   * An error that a journey provokes and the product reports (`reportError`): a browser counts that as
   * thrown.
   */
  readonly provoked: RegExp | null;
}

/** A journey; it fails if any of its pages throws something uncaught. */
export const test = base.extend<Fixtures>({
  provoked: [null, { option: true }],
  // Playwright reads from the pattern that a fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  thrown: async ({}, provide) => provide([]),
  visit: async ({ browser, thrown }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch(context, thrown);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  nothingThrown: [
    async ({ context, thrown, provoked }, provide) => {
      watch(context, thrown);
      await provide(undefined);
      expect(thrown.filter((text) => provoked?.test(text) !== true)).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, thrown: string[]) {
  context.on('weberror', (error) => thrown.push(String(error.error().stack)));
}

export { expect, type Page };
