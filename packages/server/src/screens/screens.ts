import type { Spectator } from '../board/spectator.ts';
import { sse, sseRetry } from '../board/sse.ts';
import type { Database } from '../db/database.ts';
import { OpenElsewhere } from './open-elsewhere.ts';
import { readScreens, screenOf } from './screen.queries.ts';

const channel = 'topout_screens';

/** Whoever hears nothing for two of these is told that the line is broken. */
const heartbeatMs = 5_000;

interface Connected {
  readonly name: string;
  told: string;
}

/** The screens of halls that are connected to this node, and what they were told. */
export class Screens {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  /** By competition: which name each of them has, and what it was told last. */
  readonly #connected = new Map<string, Map<Spectator, Connected>>();
  /** By competition: the reading that was begun or asked for last, and the one that has not begun yet. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Promise<void>>();
  readonly #elsewhere: OpenElsewhere;
  readonly #timer: NodeJS.Timeout;
  #stopListening = () => {};
  #closing = false;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#elsewhere = new OpenElsewhere(db, 2 * heartbeatMs);
    this.#timer = setInterval(() => void this.heartbeat(), heartbeatMs);
    this.#timer.unref();
  }

  /** Starts to hear the other nodes. */
  async open(): Promise<void> {
    if (this.#db.kind === 'embedded') return;
    const heard = (competition: string) => void this.#tell(competition);
    const stop = await this.#db.listen(channel, heard, () => void this.heartbeat());
    const stopElsewhere = await this.#elsewhere.listen();
    this.#stopListening = () => {
      stop();
      stopElsewhere();
    };
  }

  close(): void {
    this.#closing = true;
    clearInterval(this.#timer);
    this.#stopListening();
    for (const screens of this.#connected.values()) for (const screen of screens.keys()) screen.end();
  }

  /** Shows a screen how it is steered, now and from now on. Its name may be one that nobody knows, or will know later. */
  async show(spectator: Spectator, competition: string, name: string): Promise<void> {
    if (this.#closing) return spectator.end();
    if (!spectator.open) return;
    const here = this.#connected.get(competition) ?? new Map<Spectator, Connected>();
    this.#connected.set(competition, here.set(spectator, { name, told: '' }));
    spectator.onLeave(() => {
      here.delete(spectator);
      if (here.size === 0) this.#connected.delete(competition);
    });
    spectator.send(sseRetry());
    await this.#tell(competition);
  }

  /** Tells the screens of a competition, also those at other nodes, what is new to them. */
  async steered(competition: string): Promise<void> {
    if (this.#db.kind === 'postgres') this.#db.notify(channel, competition).catch(this.#onError);
    await this.#tell(competition);
  }

  /** The names under which screens are open, at whichever node. */
  openNames(competition: string): string[] {
    return [...new Set([...this.#namesHere(competition), ...this.#elsewhere.names(competition)])].toSorted();
  }

  #namesHere(competition: string): string[] {
    return [...new Set([...(this.#connected.get(competition)?.values() ?? [])].map(({ name }) => name))];
  }

  /** A sign of life to all, and what another node said while nobody was heard. */
  async heartbeat(): Promise<void> {
    for (const [competition, screens] of this.#connected) {
      this.#elsewhere.tell(competition, this.#namesHere(competition)).catch(this.#onError);
      for (const screen of screens.keys()) screen.send(sse('heartbeat', '{}'));
      await this.#tell(competition);
    }
  }

  /** One reading after the other, so that none brings back what was before; all who come meanwhile share the next. */
  #tell(competition: string): Promise<void> {
    const waiting = this.#waiting.get(competition);
    if (waiting) return waiting;
    const reading = (this.#last.get(competition) ?? Promise.resolve()).then(async () => {
      this.#waiting.delete(competition);
      await this.#readAndTell(competition);
      if (this.#last.get(competition) === reading) this.#last.delete(competition);
    });
    this.#waiting.set(competition, reading);
    this.#last.set(competition, reading);
    return reading;
  }

  async #readAndTell(competition: string): Promise<void> {
    if (!this.#connected.has(competition)) return;
    try {
      const screens = await readScreens(this.#db, competition);
      for (const [spectator, connected] of this.#connected.get(competition) ?? []) {
        const order = JSON.stringify(screenOf(screens, connected.name));
        if (order === connected.told) continue;
        connected.told = order;
        spectator.send(sse('screen', order));
      }
    } catch (error) {
      this.#onError(error);
    }
  }
}
