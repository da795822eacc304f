type Kept = Record<string, string>;

/** Stored values are own properties, as in the browser's storage: `Object.keys` lists them. */
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

/** Keeps values for as long as the page is open. */
const pageStorage = (): Storage => Object.create(calls) as Storage;

/**
 * Some browsers let no page store anything and throw as soon as it tries. The page still works there, until
 * it is closed or reloaded.
 */
export function keepInPageIfBlocked(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[name].getItem('');
    } catch {
      Object.defineProperty(page, name, { value: pageStorage(), configurable: true });
    }
  }
}
