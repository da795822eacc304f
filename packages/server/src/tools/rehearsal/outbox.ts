import { setTimeout as sleep } from 'node:timers/promises';
import type { Command, CommandAnswer } from '@topout/contract';

/** The most commands in one request. */
const mostTogether = 50;

/** Pause before the first repetition, and the longest one. */
const backOff = { firstMs: 100, mostMs: 3_000 };

/** Keeps taps until the server has answered them, in order, with their original ids. */
export class RehearsalOutbox {
  readonly #send: (commands: readonly Command[]) => Promise<readonly CommandAnswer[]>;
  readonly #answered: (command: Command, answer: CommandAnswer) => void;
  readonly #waiting: Command[] = [];
  #draining = false;
  #closed = false;
  /** When the server last answered anything, by `performance.now()`. */
  #answeredAt = 0;

  constructor(
    send: (commands: readonly Command[]) => Promise<readonly CommandAnswer[]>,
    answered: (command: Command, answer: CommandAnswer) => void,
  ) {
    this.#send = send;
    this.#answered = answered;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(command: Command): void {
    this.#waiting.push(command);
    if (!this.#draining) void this.#drain();
  }

  /**
   * Resolves once everything is answered, or after this long without any answer; it then sends nothing more.
   */
  async settled(patienceMs: number): Promise<void> {
    this.#answeredAt = performance.now();
    while (this.size > 0 && performance.now() - this.#answeredAt < patienceMs) await sleep(50);
    this.#closed = true;
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    let failures = 0;
    while (this.#waiting.length > 0 && !this.#closed) {
      const commands = this.#waiting.slice(0, mostTogether);
      try {
        const answers = await this.#send(commands);
        answers.forEach((answer, index) => {
          const command = commands[index];
          if (command) this.#answered(command, answer);
        });
        this.#waiting.splice(0, answers.length);
        this.#answeredAt = performance.now();
        failures = 0;
      } catch {
        const pauseMs = Math.min(backOff.mostMs, backOff.firstMs * 2 ** failures);
        failures += 1;
        await sleep(pauseMs * (0.5 + Math.random()));
      }
    }
    this.#draining = false;
  }
}
