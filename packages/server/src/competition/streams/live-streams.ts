import type { Heartbeat, TopicName } from '@topout/contract';
import type { Database } from '../../platform/db/database.ts';
import { competitionsNow } from './competition-changes.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse, sseRetry } from '../../platform/live/sse.ts';
import type { Follow, Topic } from './topic.ts';
import { wireText } from '../../platform/http/wire.ts';

/** A client that misses two of these says that the line is broken. */
const heartbeatMs = 5_000;

/** How often to compare followed competitions with what their followers last heard. */
const compareMs = 1_000;

/** The boards that a stream shows. */
export interface Shown {
  /** Streams with the same key show the same. */
  readonly key: string;
  readonly versions: () => Heartbeat['versions'];
}

interface Deps {
  readonly db: Database;
  readonly topics: Readonly<Record<TopicName, Topic>>;
  /** Null for a stream that shows no boards. */
  readonly boardsOf: (spectator: Spectator) => Shown | null;
  readonly onError: (error: unknown) => void;
}

interface Following {
  readonly competition: string;
  /** The revision last reported to them; null = none yet. */
  toldVersion: number | null;
}

/** The open streams of this node, each about some topics of one competition. */
export class LiveStreams {
  readonly topics: Deps['topics'];
  readonly #deps: Deps;
  readonly #streams = new Map<Spectator, Following>();
  readonly #timers: readonly NodeJS.Timeout[];
  #comparing = false;
  #closing = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.topics = deps.topics;
    this.#timers = [
      setInterval(() => void this.heartbeat().catch(deps.onError), heartbeatMs),
      setInterval(() => void this.compare().catch(deps.onError), compareMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Shows a client the topics it asked for, and from then on their changes. */
  async show(spectator: Spectator, competition: string, follows: readonly Follow[]): Promise<void> {
    if (this.#closing) return spectator.end();
    if (!spectator.open) return;
    this.#streams.set(spectator, { competition, toldVersion: null });
    spectator.onLeave(() => this.#streams.delete(spectator));
    spectator.send(sseRetry());
    try {
      await Promise.all(follows.map((follow) => follow(spectator)));
      spectator.send(this.#heartbeatTo(spectator));
    } catch (error) {
      spectator.end();
      this.#deps.onError(error);
    }
  }

  /** Sends everybody a sign of life, after each topic has ended the streams that may no longer follow it. */
  async heartbeat(): Promise<void> {
    await Promise.all(Object.values(this.topics).map((topic) => topic.beat()));
    const messages = new Map<string, Buffer>();
    for (const spectator of this.#streams.keys()) {
      const key = this.#deps.boardsOf(spectator)?.key ?? '';
      const message = messages.get(key) ?? this.#heartbeatTo(spectator);
      messages.set(key, message);
      spectator.send(message);
    }
  }

  /**
   * Tells everybody their competition's revision when it has changed, and when they have just joined. Ends their streams
   * when it lives in another cell.
   */
  async compare(): Promise<void> {
    if (this.#comparing || this.#streams.size === 0) return;
    this.#comparing = true;
    try {
      const followed = new Set([...this.#streams.values()].map(({ competition }) => competition));
      const now = await competitionsNow(this.#deps.db, followed);
      for (const [spectator, following] of this.#streams) {
        const competition = now.get(following.competition);
        if (competition?.gone) {
          spectator.end();
          continue;
        }
        if (!competition || competition.version === following.toldVersion) continue;
        following.toldVersion = competition.version;
        spectator.send(competition.message);
      }
    } finally {
      this.#comparing = false;
    }
  }

  /** Ends all streams, so that the server can stop. */
  close(): void {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const spectator of this.#streams.keys()) spectator.end();
  }

  #heartbeatTo(spectator: Spectator): Buffer {
    const versions = this.#deps.boardsOf(spectator)?.versions() ?? {};
    return sse('heartbeat', wireText({ versions } satisfies Heartbeat));
  }
}
