import type { Page } from '@playwright/test';

/** @returns the beginnings of texts whose lines are closer than their letters are tall */
export const crowdedLines = (page: Page): Promise<readonly string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim() !== ''))
    .filter((one) => parseFloat(getComputedStyle(one).lineHeight) < parseFloat(getComputedStyle(one).fontSize) * 0.99)
    .map((one) => one.textContent.trim().slice(0, 30))`);
