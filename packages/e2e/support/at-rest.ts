import { expect, type Page } from './test.ts';

const moving = `document.getAnimations().filter(
  ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
).length`;

/**
 * Resolves once nothing on the page is on its way to another place or colour. What turns for ever, like a sign
 * of progress, does not count. Asks from outside: a page that forbids to evaluate text cannot ask itself.
 */
export const atRest = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<number>(moving), { message: 'what still moves', intervals: [50] }).toBe(0);
