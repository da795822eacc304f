import type { Heartbeat } from '@topout/contract';
import { authorityOf } from '../authority/authority.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import { requireAudience } from './board-access.ts';
import type { Audience } from './board-row.ts';
import type { Boards } from './boards.ts';
import { Channel } from './channel.ts';
import { competitionsNow } from './competition-changes.ts';
import type { Spectator } from './spectator.ts';
import { sse, sseRetry } from './sse.ts';

/** Whoever hears nothing for two of these is told that the line is broken. */
const heartbeatMs = 5_000;

/** How often competitions that somebody watches are compared with what was told of them. */
const compareMs = 1_000;

interface Deps {
  readonly db: Database;
  readonly boards: Boards;
  readonly onError: (error: unknown) => void;
}

export interface Watch {
  readonly competition: string;
  readonly categories: readonly string[];
  readonly audience: Audience;
  /** Whose rights they are; null for the public. */
  readonly profile: string | null;
}

interface Watching {
  readonly watch: Watch;
  /** By category uuid. */
  readonly channels: ReadonlyMap<string, Channel>;
  /** What their competition stood at when they were last told; null = not yet. */
  toldVersion: number | null;
}

/** The open streams of this node. */
export class EventStreams {
  readonly #deps: Deps;
  readonly #channels = new Map<string, Channel>();
  readonly #spectators = new Map<Spectator, Watching>();
  readonly #unwatch: () => void;
  readonly #timers: readonly NodeJS.Timeout[];
  #comparing = false;
  #closing = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#unwatch = deps.boards.watch((competition, category) => {
      for (const audience of ['public', 'staff'] as const) {
        this.#channels.get(`${competition}/${category}/${audience}`)?.changed();
      }
    });
    this.#timers = [
      setInterval(() => void this.heartbeat().catch(deps.onError), heartbeatMs),
      setInterval(() => void this.compare().catch(deps.onError), compareMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get size(): number {
    return this.#spectators.size;
  }

  /** Shows a client the boards it asked for, and from then on what changes. */
  async show(spectator: Spectator, watch: Watch): Promise<void> {
    if (this.#closing) return spectator.end();
    if (!spectator.open) return;
    const channels = new Map(watch.categories.map((category) => [category, this.#channel(watch, category)]));
    this.#spectators.set(spectator, { watch, channels, toldVersion: null });
    spectator.onLeave(() => this.#leave(spectator));
    spectator.send(sseRetry());
    try {
      // All at once: a heartbeat forgets the channels that nobody watches and nobody is joining.
      await Promise.all([...channels.values()].map((channel) => channel.join(spectator)));
    } catch (error) {
      spectator.end();
      if (!(error instanceof Refusal)) this.#deps.onError(error);
    }
  }

  /** Ends all streams, so that the server can stop. */
  close(): void {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#unwatch();
    for (const spectator of this.#spectators.keys()) spectator.end();
  }

  #channel({ competition, audience }: Watch, category: string): Channel {
    const key = `${competition}/${category}/${audience}`;
    const known = this.#channels.get(key);
    if (known) return known;
    const { db, boards, onError } = this.#deps;
    const channel = new Channel({
      onError,
      keep: () => boards.keep(competition, category),
      read: async () => {
        if (audience === 'public') requireAudience(await authorityOf(db, competition, null), 'public');
        else await this.#sendAway((watch) => watch.audience === 'staff' && watch.competition === competition);
        return boards.document(competition, category, audience);
      },
    });
    this.#channels.set(key, channel);
    return channel;
  }

  #leave(spectator: Spectator): void {
    const { channels } = this.#spectators.get(spectator) ?? {};
    this.#spectators.delete(spectator);
    for (const channel of channels?.values() ?? []) channel.leave(spectator);
  }

  /** Versions to all, an end to whoever may no longer see what they watch, and channels forgotten that nobody watches. */
  async heartbeat(): Promise<void> {
    await this.#sendAway(() => true);
    const messages = new Map<string, Buffer>();
    for (const [spectator, { watch, channels }] of this.#spectators) {
      const { competition, audience } = watch;
      const boards = [competition, audience, ...channels.keys()].join('/');
      const message = messages.get(boards) ?? heartbeat(channels);
      messages.set(boards, message);
      spectator.send(message);
    }
    for (const [key, channel] of this.#channels) {
      if (channel.idle) this.#channels.delete(key);
      else channel.lookAgain();
    }
  }

  /**
   * Tells everybody who watches what their competition stands at, when that changed and when they have just come: it may have
   * changed after they read it.
   */
  async compare(): Promise<void> {
    if (this.#comparing || this.#spectators.size === 0) return;
    this.#comparing = true;
    try {
      const watched = new Set([...this.#spectators.values()].map(({ watch }) => watch.competition));
      const now = await competitionsNow(this.#deps.db, watched);
      for (const [spectator, watching] of this.#spectators) {
        const competition = now.get(watching.watch.competition);
        if (!competition || competition.version === watching.toldVersion) continue;
        watching.toldVersion = competition.version;
        spectator.send(competition.message);
      }
    } finally {
      this.#comparing = false;
    }
  }

  /** Ends the streams, of those asked about, whose rights are gone: they are sent nothing more. */
  async #sendAway(asked: (watch: Watch) => boolean): Promise<void> {
    const allowed = new Map<string, Promise<boolean>>();
    const viewerOf = ({ competition, audience, profile }: Watch) => `${competition}/${audience}/${profile}`;
    const watching = [...this.#spectators].filter(([, { watch }]) => asked(watch));
    for (const [, { watch }] of watching) {
      const viewer = viewerOf(watch);
      if (!allowed.has(viewer)) allowed.set(viewer, this.#stillMay(watch));
    }
    await Promise.all(allowed.values());
    for (const [spectator, { watch }] of watching) {
      if (!(await allowed.get(viewerOf(watch)))) spectator.end();
    }
  }

  async #stillMay({ competition, audience, profile }: Watch): Promise<boolean> {
    try {
      requireAudience(await authorityOf(this.#deps.db, competition, profile), audience);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}

function heartbeat(channels: ReadonlyMap<string, Channel>): Buffer {
  const versions: Heartbeat['versions'] = {};
  for (const [category, { version }] of channels) versions[category] = version ?? 0;
  return sse('heartbeat', JSON.stringify({ versions }));
}
