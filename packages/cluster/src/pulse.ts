/** When the cluster confirmed something, by `performance.now()`. */
export class Pulse {
  readonly #beats: number[] = [];

  beat(): void {
    this.#beats.push(performance.now());
  }

  /** The first confirmation after that moment; null = not yet. */
  after(ms: number): number | null {
    const last = this.#beats.at(-1);
    return last === undefined || last <= ms ? null : (this.#beats.find((beat) => beat > ms) ?? null);
  }

  /** The longest time between two confirmations of which the later came after `from`, until `to`, in ms. */
  longestPause(from: number, to: number): number {
    const before = this.#beats.findLast((beat) => beat <= from) ?? from;
    const within = this.#beats.filter((beat) => beat > from && beat <= to);
    const all = [Math.max(before, from), ...within, to];
    return Math.max(...all.slice(1).map((beat, index) => beat - (all[index] ?? beat)));
  }
}
