/** A picture that takes longer counts as missing until it comes. */
const patienceMs = 5_000;

/** Reads pictures before they are shown: what does not load is never on air. */
export class Pictures {
  readonly #told: () => void;
  /** Keeps what was read: drawn again, it is there at once, also without a line. */
  readonly #images = new Map<string, HTMLImageElement>();
  readonly #late = new Set<string>();

  constructor(told: () => void) {
    this.#told = told;
  }

  /** Reads those that were not read yet or are missing, and forgets all others. */
  read(urls: readonly string[]): void {
    for (const url of this.#images.keys()) if (!urls.includes(url)) this.#images.delete(url);
    for (const url of urls) if (!this.#images.has(url) || this.stateOf(url) === 'missing') this.#begin(url);
  }

  stateOf(url: string): 'coming' | 'there' | 'missing' {
    const image = this.#images.get(url);
    if (image?.complete && image.naturalWidth > 0) return 'there';
    return this.#late.has(url) ? 'missing' : 'coming';
  }

  #begin(url: string): void {
    const image = new Image();
    this.#images.set(url, image);
    const late = () => {
      this.#late.add(url);
      this.#told();
    };
    const timer = setTimeout(late, patienceMs);
    image.addEventListener('load', () => {
      clearTimeout(timer);
      this.#told();
    });
    image.addEventListener('error', late);
    image.src = url;
  }
}
