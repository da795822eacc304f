import type { Page } from '@playwright/test';

/** What we use of the browser's elements: this package compiles without their types. */
interface Element {
  readonly textContent: string | null;
  readonly parentElement: Element | null;
  readonly ownerDocument: {
    elementFromPoint(x: number, y: number): Element | null;
    readonly defaultView: { getComputedStyle(element: Element): { readonly display: string } };
  };
  getAttribute(name: string): string | null;
  getBoundingClientRect(): {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  scrollIntoView(options: { readonly block: 'center' }): void;
  contains(other: Element): boolean;
  closest(selectors: string): Element | null;
  querySelector(selectors: string): Element | null;
}

/** CSS pixels that a finger needs. */
const finger = 44;

const controls =
  'button:not([data-pin]), a[href], [role="menuitem"], select, input:not([type="checkbox"], [type="radio"])';

/**
 * The names of visible buttons, links and fields whose area is smaller than a finger in either direction.
 * What reacts counts, not what is painted. Links within a sentence are as high as its line and do not count.
 * Nor do pins, which are where the routes are, however close together: each has a line in the list on the
 * same page.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const inSight = page.locator(controls).filter({ visible: true });
  return inSight.evaluateAll((elements: Element[], size: number) => {
    const reach = size / 2 - 1;
    const isInSentence = (element: Element) =>
      element.ownerDocument.defaultView.getComputedStyle(element).display.match(/^inline(-block)?$/) !==
        null && (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const reacts = (element: Element, x: number, y: number) => {
      const hit = element.ownerDocument.elementFromPoint(x, y);
      // Something covered by an open menu has its full size again once the menu closes.
      const isMenu = (hit?.closest('[role="menu"]') ?? hit?.querySelector(':scope > [role="menu"]')) != null;
      return hit !== null && (element.contains(hit) || isMenu);
    };
    const isSmall = (element: Element) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      // Outside the screen until focused, or behind a dialog.
      if (cy < 0 || !reacts(element, cx, cy)) return false;
      const [h, v] = [Math.min(reach, cx - 1), Math.min(reach, cy - 1)];
      return [
        [cx - h, cy],
        [cx + h, cy],
        [cx, cy - v],
        [cx, cy + v],
      ].some(([px = 0, py = 0]) => !reacts(element, px, py));
    };
    return elements
      .filter((element) => !isInSentence(element) && isSmall(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${name.trim().slice(0, 40)} (${Math.round(width)} × ${Math.round(height)})`;
      });
  }, finger);
}
