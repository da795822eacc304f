import { element } from '../element.ts';
import { fitNames } from './parts.ts';

const calm = { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
const litMs = 1_600;
/** One still picture becomes the next. */
const stillMs = 700;

const travels = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays a change, where the engine can. */
function play(target: Element, frames: Keyframe[], duration = calm.duration): Animation | null {
  return 'animate' in target ? target.animate(frames, { ...calm, duration }) : null;
}

/** The picture on air, and how one becomes the next. */
export class Stage {
  readonly #root: HTMLElement;
  #key: string | null = null;
  #box: HTMLElement | null = null;
  /** As it was drawn, before names were shortened. */
  #drawn = '';

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** @param key of the picture: the same one is only brought up to date */
  show(key: string, picture: HTMLElement | null): void {
    if (picture === null) {
      this.clear();
      return;
    }
    const drawn = picture.outerHTML;
    if (this.#box && this.#key === key) {
      if (drawn !== this.#drawn) this.#update(this.#box, picture);
    } else {
      const before = this.#box;
      const still = isStill(picture) && isStill(before?.firstElementChild);
      if (!still) this.clear();
      this.#box = element('div', { class: 'box' }, picture);
      this.#key = key;
      this.#root.append(this.#box);
      fitNames(picture);
      const from = travels() && !isStill(picture) ? 'translateY(1.5vh)' : 'none';
      const come = play(
        this.#box,
        [
          { opacity: 0, transform: from },
          { opacity: 1, transform: 'none' },
        ],
        still ? stillMs : calm.duration,
      );
      // The one below stays until it is covered: nothing shines through between the two.
      if (still && before) after(come, () => before.remove());
    }
    this.#drawn = drawn;
  }

  /** Takes what is on air away. */
  clear(): void {
    const box = this.#box;
    this.#box = null;
    this.#key = null;
    if (!box) return;
    after(play(box, [{ opacity: 1 }, { opacity: 0 }], 240), () => box.remove());
  }

  #update(box: HTMLElement, picture: HTMLElement): void {
    const before = new Map(
      [...box.querySelectorAll<HTMLElement>('[data-key]')].map((row) => [row.dataset['key'], stateOf(row)]),
    );
    const old = box.firstElementChild;
    box.replaceChildren(picture);
    fitNames(picture);
    if (old?.getAttribute('data-key') !== picture.getAttribute('data-key')) {
      play(picture, [{ opacity: 0 }, { opacity: 1 }]);
      return;
    }
    for (const row of picture.querySelectorAll<HTMLElement>('[data-key]')) {
      const was = before.get(row.dataset['key']);
      const now = stateOf(row);
      if (!was) play(row, [{ opacity: 0 }, { opacity: 1 }]);
      else if (was.top !== now.top && travels())
        play(row, [{ transform: `translateY(${was.top - now.top}px)` }, { transform: 'none' }]);
      if (was && was.value !== now.value) play(row, [{ backgroundColor: '#1d5a37' }, {}], litMs);
    }
  }
}

/** Whether it stays where it is, and only what is on it changes. */
const isStill = (picture: Element | null | undefined): boolean =>
  picture?.hasAttribute('data-still') ?? false;

/** At the end of a change, or at once where there was none. */
function after(played: Animation | null, work: () => void): void {
  if (played) played.onfinish = work;
  else work();
}

const stateOf = (row: HTMLElement) => ({ top: row.getBoundingClientRect().top, value: row.dataset['value'] });
