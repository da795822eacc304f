/** How often one drawing may be drawn again through `use`, patterns and masks, all nesting counted. */
const MAX_DRAWN = 5_000;

/**
 * Follows what refers to what inside a drawing. Ten symbols that each use the next one ten times are a few
 * lines of text and ten thousand million drawings: the count has to be made before a browser makes it.
 */
export class References {
  readonly #targets = new Map<string, string[]>();
  readonly #paints = new Set<string>();

  /** Notes that something standing inside the elements `within` (ids, outermost first) shows `target`. */
  add(within: readonly string[], target: string): void {
    for (const holder of ['', ...within]) {
      const known = this.#targets.get(holder);
      if (known) known.push(target);
      else this.#targets.set(holder, [target]);
    }
  }

  /** A gradient costs nothing each time it paints: there is no drawing in it. */
  paints(id: string): void {
    this.#paints.add(id);
  }

  /** True when something refers to itself, or when the whole comes to more than {@link MAX_DRAWN} drawings. */
  explode(): boolean {
    const counts = new Map<string, number>();
    const count = (id: string): number => {
      const known = counts.get(id);
      if (known !== undefined) return known;
      counts.set(id, Infinity); // whoever comes back here while it is counted is in a circle
      let sum = this.#paints.has(id) ? 0 : 1;
      for (const target of this.#targets.get(id) ?? []) sum += count(target);
      counts.set(id, sum);
      return sum;
    };
    return count('') > MAX_DRAWN;
  }
}
