import type { AnnouncementsChange } from '@topout/contract';
import type { Asked, Follow, Topic } from '../../competition/streams/topic.ts';
import { wireText } from '../../platform/http/wire.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';

/** The channel on which nodes tell each other. */
const topic = 'announcements.changed';

/** How long a change is told to those who begin to follow: what they have read may be older. Milliseconds. */
const recentMs = 120_000;

/**
 * Tells everybody who follows a competition that something was announced or withdrawn. It carries no text: each
 * reads what is for them, so nobody hears what is not.
 */
export class AnnouncementsTopic implements Topic {
  readonly #bus: NodeBus;
  readonly #followers = new Map<Spectator, string>();
  /** When something changed last, by competition. */
  readonly #changedAt = new Map<string, number>();
  /** When this node missed what others said; 0 = never. */
  #missedAt = 0;

  constructor(bus: NodeBus) {
    this.#bus = bus;
    const missed = () => {
      this.#missedAt = Date.now();
      for (const competition of new Set(this.#followers.values())) this.#tell(competition);
    };
    bus.hear<string>(topic, (competition) => this.#tell(competition), missed);
  }

  /** Reports a committed change, to the followers at all nodes. */
  changed(competition: string): void {
    this.#bus.say(topic, competition);
    this.#tell(competition);
  }

  async admit({ authority }: Asked): Promise<Follow> {
    const { uuid: competition } = authority.competition;
    return async (spectator) => {
      if (!spectator.open) return;
      this.#followers.set(spectator, competition);
      spectator.onLeave(() => this.#followers.delete(spectator));
      spectator.send(messageOf(competition, this.#isRecent(competition)));
    };
  }

  async beat(): Promise<void> {}

  #isRecent(competition: string): boolean {
    const changedAt = Math.max(this.#changedAt.get(competition) ?? 0, this.#missedAt);
    return Date.now() - changedAt < recentMs;
  }

  #tell(competition: string): void {
    this.#changedAt.set(competition, Date.now());
    const message = messageOf(competition, true);
    for (const [spectator, followed] of this.#followers)
      if (followed === competition) spectator.send(message);
  }
}

const messageOf = (competition: string, recent: boolean) =>
  sse('announcements', wireText({ competition, recent } satisfies AnnouncementsChange));
