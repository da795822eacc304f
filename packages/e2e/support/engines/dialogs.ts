import { expect } from '@playwright/test';
import { inPage } from './finder.ts';
import type { Visitor } from './visitor.ts';

/** The heights of a dialog's parts: what is cut off although there would be room for it. */
const missing = `
  const dialog = find(sought);
  if (dialog === undefined) return null;
  const { top, bottom, height } = dialog.getBoundingClientRect();
  const tall = [dialog, ...dialog.querySelectorAll('*')].filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0 && getComputedStyle(part).overflowY !== 'visible');
  const room = innerHeight * 0.8 - height;
  return { outside: top < 0 || bottom > innerHeight + 1, cut: room > 0 ? tall.map((part) => part.className + ': ' + part.clientHeight + ' of ' + part.scrollHeight) : [] };
`;

/** A dialog is as high as its content, and scrolls only if that does not fit on the screen. */
export async function expectWhole(visitor: Visitor, name: string): Promise<void> {
  const dialog = { role: 'dialog', name } as const;
  await visitor.sees(dialog);
  await expect
    .poll(() => visitor.read(inPage(dialog, missing)), `the dialog “${name}” shows all it has room for`)
    .toEqual({ outside: false, cut: [] });
}
