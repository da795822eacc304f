import type { Screen } from '@topout/contract';
import type { Spectator } from '../board/spectator.ts';
import { sse, sseRetry } from '../board/sse.ts';
import type { Database } from '../db/database.ts';
import { readScreen } from './screen.queries.ts';

const channel = 'topout_screens';

/** Whoever hears nothing for two of these is told that the line is broken. */
const heartbeatMs = 5_000;

/** The screens of halls that are connected to this node, and what they were told. */
export class Screens {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  /** By competition. */
  readonly #connected = new Map<string, Set<Spectator>>();
  readonly #told = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #stopListening = () => {};
  #closing = false;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.heartbeat(), heartbeatMs);
    this.#timer.unref();
  }

  /** Starts to hear the other nodes. */
  async open(): Promise<void> {
    if (this.#db.kind === 'embedded') return;
    const heard = (competition: string) => void this.#readAgain(competition);
    this.#stopListening = await this.#db.listen(channel, heard, () => void this.heartbeat());
  }

  close(): void {
    this.#closing = true;
    clearInterval(this.#timer);
    this.#stopListening();
    for (const screens of this.#connected.values()) for (const screen of screens) screen.end();
  }

  /** Shows a screen how it is steered, now and from now on. */
  async show(spectator: Spectator, competition: string): Promise<void> {
    if (this.#closing) return spectator.end();
    if (!spectator.open) return;
    const here = this.#connected.get(competition) ?? new Set();
    this.#connected.set(competition, here.add(spectator));
    spectator.onLeave(() => {
      here.delete(spectator);
      if (here.size === 0) this.#connected.delete(competition);
    });
    spectator.send(sseRetry());
    spectator.send(message(await readScreen(this.#db, competition)));
  }

  /** Tells all screens of a competition, also those at other nodes. */
  steered(competition: string, screen: Screen): void {
    this.#tell(competition, screen);
    if (this.#db.kind === 'postgres') this.#db.notify(channel, competition).catch(this.#onError);
  }

  /** A sign of life to all, and what another node said while nobody was heard. */
  async heartbeat(): Promise<void> {
    for (const [competition, screens] of this.#connected) {
      for (const screen of screens) screen.send(sse('heartbeat', '{}'));
      await this.#readAgain(competition);
    }
  }

  async #readAgain(competition: string): Promise<void> {
    if (!this.#connected.has(competition)) return;
    try {
      this.#tell(competition, await readScreen(this.#db, competition));
    } catch (error) {
      this.#onError(error);
    }
  }

  #tell(competition: string, screen: Screen): void {
    if (this.#told.get(competition) === screen.version) return;
    this.#told.set(competition, screen.version);
    const bytes = message(screen);
    for (const spectator of this.#connected.get(competition) ?? []) spectator.send(bytes);
  }
}

const message = (screen: Screen): Buffer => sse('screen', JSON.stringify(screen));
