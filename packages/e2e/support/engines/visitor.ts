import { expect } from '@playwright/test';
import type { Window } from './window.ts';
import { inPage, type Sought } from './finder.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A person at an engine's window. */
export class Visitor {
  readonly #window: Window;
  readonly #home: string;

  constructor(window: Window, home: string) {
    this.#window = window;
    this.#home = home;
  }

  readonly open = (path: string): Promise<void> => this.#window.open(this.#home + path);
  /** Takes the device up again after another one. */
  readonly takeUp = (): Promise<void> => this.#window.front();
  readonly read = <T>(expression: string): Promise<T> => this.#window.read<T>(expression);

  /**
   * Presses something that can be pressed: in sight, at rest, and with nothing on top of it. If the page
   * moves between looking and pressing, nothing else gets the press: it is tried again.
   */
  async press(sought: Sought): Promise<void> {
    await expect(async () => {
      const { x, y } = await this.#reach(sought);
      await this.#window.click(x, y);
      expect(await this.read(missed), `met ${JSON.stringify(sought)}`).toBe(false);
    }).toPass({ intervals: [100, 250, 500], timeout: 90_000 });
  }

  readonly pressButton = (name: string): Promise<void> => this.press({ role: 'button', name });

  async fill(label: string, text: string): Promise<void> {
    const field = { role: 'field', name: label } as const;
    await this.press(field);
    await this.read(inPage(field, 'find(sought).select?.(); return true;'));
    await this.#window.type(text);
    await expect.poll(() => this.read(inPage(field, 'return find(sought)?.value;')), label).toBe(text);
  }

  /** Waits for something on the screen, by its role or simply by its words. */
  async sees(what: Sought | string): Promise<void> {
    await expect.poll(() => this.#counts(what), `sees ${JSON.stringify(what)}`).toBeGreaterThan(0);
  }

  async seesNo(what: Sought | string): Promise<void> {
    await expect.poll(() => this.#counts(what), `sees no ${JSON.stringify(what)}`).toBe(0);
  }

  /** Waits for the page at `path`, which says also what is after its `?`. */
  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.read<string>('location.pathname + location.search')).toBe(path);
  }

  readonly count = (sought: Sought): Promise<number> =>
    this.read(inPage(sought, 'return findAll(sought).length;'));

  async #counts(what: Sought | string): Promise<number> {
    if (typeof what !== 'string') return this.count(what);
    return this.read<number>(
      `document.body.innerText.replace(/\\s+/g, ' ').toLowerCase().split(${JSON.stringify(what.toLowerCase())}).length - 1`,
    );
  }

  async #reach(sought: Sought): Promise<Place> {
    let reached: Place | null = null;
    await expect
      .poll(
        async () => {
          const before = reached;
          reached = await this.read<Place | null>(inPage(sought, reach));
          return before !== null && reached !== null && standsStill(before, reached);
        },
        `can press ${JSON.stringify(sought)}`,
      )
      .toBe(true);
    if (reached === null) throw new Error('nothing to press');
    return reached;
  }
}

/** Firefox scrolls to a place between two pixels by turns to the one and the other. */
const standsStill = (before: Place, now: Place): boolean =>
  Math.abs(before.x - now.x) <= 1 && Math.abs(before.y - now.y) <= 1;

/**
 * Where a finger meets the element sought, or its label; null while it cannot. From then on, if the next
 * press meets something else instead, that does not hear of it.
 */
const reach = `
  const node = find(sought);
  if (node === undefined || node.disabled) return null;
  node.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = node.getBoundingClientRect();
  const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(at.x, at.y);
  const owners = [node, ...(node.labels ?? [])];
  const meets = (part) => owners.some((owner) => owner.contains(part) || part.contains(owner) && sought.role === 'choice');
  window.topoutAim?.end();
  const aim = { missed: false, ended: new AbortController(), end: () => aim.ended.abort() };
  window.topoutAim = aim;
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(kind, (event) => {
      if (kind === 'pointerdown') aim.missed = !meets(event.target);
      if (!aim.missed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true, signal: aim.ended.signal });
  return hit !== null && meets(hit) ? at : null;
`;

/** Whether the last press met something else; a page that it left cannot say. */
const missed = `(() => { window.topoutAim?.end(); return window.topoutAim?.missed ?? false; })()`;
