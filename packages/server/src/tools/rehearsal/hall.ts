import { witnessCode, witnessMinute } from '@topout/domain';

/** What people in a hall see of each other: who waits where, and whose phone shows a witness's code. */
export class RehearsalHall {
  readonly #waiting = new Map<string, Set<string>>();
  readonly #keys = new Map<string, string>();

  joined(route: string, climber: string): void {
    const queue = this.#waiting.get(route) ?? new Set();
    this.#waiting.set(route, queue.add(climber));
  }

  left(route: string, climber: string): void {
    this.#waiting.get(route)?.delete(climber);
  }

  /** A queue that a climber waits in; null = in none. */
  queueOf(climber: string): string | null {
    for (const [route, queue] of this.#waiting) if (queue.has(climber)) return route;
    return null;
  }

  /** Who has waited longest at a route. */
  first(route: string): string | null {
    return this.#waiting.get(route)?.values().next().value ?? null;
  }

  /** From an own card: this climber's phone can show codes from now on. */
  canWitness(climber: string, key: string): void {
    this.#keys.set(climber, key);
  }

  /** The code that somebody's phone shows now, for another climber; null while nobody has one. */
  codeFor(climber: string, random: () => number): string | null {
    const others = [...this.#keys].filter(([profile]) => profile !== climber);
    const other = others[Math.floor(random() * others.length)];
    if (!other) return null;
    const [profile, key] = other;
    return witnessCode({ profile, key }, witnessMinute(Date.now()));
  }
}
