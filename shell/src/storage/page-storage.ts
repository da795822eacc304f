type Kept = Record<string, string>;

/** What is kept is an own property, as in the browser's: `Object.keys` names it. */
const calls = {
  get length(): number {
    return Object.keys(this).length;
  },
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  },
  getItem(this: Kept, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Kept, key: string, value: string): void {
    this[key] = String(value);
  },
  removeItem(this: Kept, key: string): void {
    delete this[key];
  },
  clear(this: Kept): void {
    for (const key of Object.keys(this)) delete this[key];
  },
};

/** Keeps for as long as the page is open. */
const pageStorage = (): Storage => Object.create(calls) as Storage;

/** Browsers that let no page keep anything throw as soon as it asks. The page works there, until it is closed or loaded anew. */
export function keepInPageIfBlocked(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].getItem('');
    } catch {
      Object.defineProperty(page, name, { value: pageStorage(), configurable: true });
    }
  }
}
