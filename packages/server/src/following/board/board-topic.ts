import type { Heartbeat } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import type { Database } from '../../platform/db/database.ts';
import { busy, Refusal } from '../../platform/errors.ts';
import type { Shown } from '../../competition/streams/live-streams.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import type { Asked, Follow, Topic } from '../../competition/streams/topic.ts';
import { type Audience, categoryOf, requireAudience } from '../../competition/boards/board-access.ts';
import type { Boards } from './boards.ts';
import { Channel } from './channel.ts';

interface Deps {
  readonly db: Database;
  readonly boards: Boards;
  /** `staff`: with full names, and while the public board is hidden. */
  readonly audience: Audience;
  readonly onError: (error: unknown) => void;
}

interface Watching {
  readonly competition: string;
  /** Whose rights they are; null for the public. */
  readonly profile: string | null;
  /** By category uuid. */
  readonly channels: Map<string, Channel>;
}

/** Boards, about one category each; about nothing, those of all categories. */
export class BoardTopic implements Topic {
  readonly #deps: Deps;
  readonly #channels = new Map<string, Channel>();
  readonly #spectators = new Map<Spectator, Watching>();

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.boards.watch((competition, category) => this.#channels.get(`${competition}/${category}`)?.changed());
  }

  /** Which boards a stream shows. */
  shownBy(spectator: Spectator): Shown | null {
    const watching = this.#spectators.get(spectator);
    if (!watching) return null;
    const { competition, channels } = watching;
    return {
      key: [this.#deps.audience, competition, ...channels.keys()].join('/'),
      versions: () => {
        const versions: Heartbeat['versions'] = {};
        for (const [category, { version }] of channels) versions[category] = version ?? 0;
        return versions;
      },
    };
  }

  async admit({ authority, session }: Asked, about: string | null): Promise<Follow> {
    const { audience, boards } = this.#deps;
    requireAudience(authority, audience);
    const { uuid: competition, categories } = authority.competition;
    const wanted =
      about === null ? categories.map(({ uuid }) => uuid) : [categoryOf(authority, { category: about })];
    // Guests could open all there are: nobody must fill the memory by it.
    const isNew = wanted.some((category) => !this.#channels.has(`${competition}/${category}`));
    if (isNew && boards.isFull) throw busy();
    const profile = audience === 'staff' ? session.profile : null;
    return async (spectator) => {
      const watching = this.#spectators.get(spectator) ?? {
        competition,
        profile,
        channels: new Map<string, Channel>(),
      };
      if (!this.#spectators.has(spectator)) spectator.onLeave(() => this.#leave(spectator));
      this.#spectators.set(spectator, watching);
      const channels = wanted.map((category) => this.#channel(competition, category));
      for (const [index, channel] of channels.entries()) watching.channels.set(wanted[index] ?? '', channel);
      try {
        // All at once: a heartbeat forgets the channels that nobody watches and nobody is joining.
        await Promise.all(channels.map((channel) => channel.join(spectator)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        spectator.end();
      }
    };
  }

  /** Also forgets the channels that nobody watches. */
  async beat(): Promise<void> {
    await this.#sendAway(() => true);
    for (const [key, channel] of this.#channels) {
      if (channel.idle) this.#channels.delete(key);
      else channel.lookAgain();
    }
  }

  #channel(competition: string, category: string): Channel {
    const key = `${competition}/${category}`;
    const known = this.#channels.get(key);
    if (known) return known;
    const { db, boards, audience, onError } = this.#deps;
    const channel = new Channel({
      onError,
      keep: () => boards.keep(competition, category),
      read: async () => {
        if (audience === 'public') requireAudience(await authorityOf(db, competition, null), 'public');
        else await this.#sendAway((watching) => watching.competition === competition);
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

  /** Ends the streams, of those asked about, whose rights are gone: they are sent nothing more. */
  async #sendAway(asked: (watching: Watching) => boolean): Promise<void> {
    const allowed = new Map<string, Promise<boolean>>();
    const keyOf = ({ competition, profile }: Watching) => `${competition}/${profile}`;
    const some = [...this.#spectators].filter(([, watching]) => asked(watching));
    for (const [, watching] of some) {
      const key = keyOf(watching);
      if (!allowed.has(key)) allowed.set(key, this.#stillMay(watching));
    }
    await Promise.all(allowed.values());
    for (const [spectator, watching] of some) {
      if (!(await allowed.get(keyOf(watching)))) spectator.end();
    }
  }

  async #stillMay({ competition, profile }: Watching): Promise<boolean> {
    try {
      requireAudience(await authorityOf(this.#deps.db, competition, profile), this.#deps.audience);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}
