/** Texts for a part of a screen that did not arrive. */
export const optionalTexts = {
  missing: 'This part did not load. If it stays so, reload the page.',
  again: 'Try again',
} as const;
