/** How often one drawing may be repeated through `use`, patterns and masks, including all nesting. */
const MAX_DRAWN = 5_000;

/**
 * Tracks references inside a drawing. Ten symbols that each use the next one ten times are a few lines of
 * text and ten thousand million drawings: count before a browser does.
 */
export class References {
  readonly #targets = new Map<string, string[]>();
  readonly #paints = new Set<string>();

  /** Notes that something inside the elements `within` (ids, outermost first) shows `target`. */
  add(within: readonly string[], target: string): void {
    for (const holder of ['', ...within]) {
      const known = this.#targets.get(holder);
      if (known) known.push(target);
      else this.#targets.set(holder, [target]);
    }
  }

  /** A gradient costs nothing each time it paints: it contains no drawing. */
  paints(id: string): void {
    this.#paints.add(id);
  }

  /** True if something refers to itself, or the whole adds up to more than {@link MAX_DRAWN} drawings. */
  explode(): boolean {
    const counts = new Map<string, number>();
    const count = (id: string): number => {
      const known = counts.get(id);
      if (known !== undefined) return known;
      counts.set(id, Infinity); // returning here during the count means a circle
      let sum = this.#paints.has(id) ? 0 : 1;
      for (const target of this.#targets.get(id) ?? []) sum += count(target);
      counts.set(id, sum);
      return sum;
    };
    return count('') > MAX_DRAWN;
  }
}
