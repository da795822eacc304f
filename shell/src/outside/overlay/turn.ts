/** Which of several pictures is on air: on by itself, or by the desk. */
export class Turn {
  #key = '';
  #index = 0;
  #since = 0;
  #step = 0;

  /**
   * @param step pages turned by the desk so far
   * @returns the picture's index; -1 for none
   */
  at(keys: readonly string[], { seconds, paused, step }: Asked, nowMs: number): number {
    if (keys.length === 0) return -1;
    const kept = keys.indexOf(this.#key);
    // A new order begins with its first picture; one that still has the picture goes on from there.
    let index = kept >= 0 ? kept : this.#key === '' ? 0 : Math.min(this.#index, keys.length - 1);
    if (step !== this.#step) {
      index += this.#key === '' ? 0 : step - this.#step;
      this.#since = nowMs;
    } else if (kept < 0) this.#since = nowMs;
    else if (!paused && nowMs - this.#since >= seconds * 1_000) {
      index += 1;
      this.#since = nowMs;
    }
    this.#step = step;
    this.#index = ((index % keys.length) + keys.length) % keys.length;
    this.#key = keys[this.#index] ?? '';
    return this.#index;
  }
}

interface Asked {
  readonly seconds: number;
  readonly paused: boolean;
  readonly step: number;
}
