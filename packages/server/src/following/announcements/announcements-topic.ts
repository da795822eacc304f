import type { AnnouncementsChange } from '@topout/contract';
import type { Asked, Follow, Topic } from '../../competition/streams/topic.ts';
import { wireText } from '../../platform/http/wire.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';

/** The channel on which nodes tell each other. */
const topic = 'announcements.changed';

/**
 * Tells everybody who follows a competition that something was announced or withdrawn. It carries no text: each
 * reads what is for them, so nobody hears what is not.
 */
export class AnnouncementsTopic implements Topic {
  readonly #bus: NodeBus;
  readonly #followers = new Map<Spectator, string>();

  constructor(bus: NodeBus) {
    this.#bus = bus;
    const missed = () => {
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
      spectator.send(messageOf(competition));
    };
  }

  async beat(): Promise<void> {}

  #tell(competition: string): void {
    const message = messageOf(competition);
    for (const [spectator, followed] of this.#followers)
      if (followed === competition) spectator.send(message);
  }
}

const messageOf = (competition: string) =>
  sse('announcements', wireText({ competition } satisfies AnnouncementsChange));
