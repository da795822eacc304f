import type { DeskChange } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import type { Asked, Follow, Topic } from '../../competition/streams/topic.ts';
import type { Database } from '../../platform/db/database.ts';
import { requireUser } from '../../platform/http/session.ts';
import { wireText } from '../../platform/http/wire.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';

/** The channel on which nodes tell each other. */
const topic = 'desk.changed';

/** A group that arrives together is reported together: each report makes every desk read its list again. */
const gatherMs = 400;

interface Follower {
  readonly competition: string;
  readonly profile: string;
}

/** Tells a competition's desks that somebody was entered or left, or that another desk recorded something. */
export class DeskTopic implements Topic {
  readonly #db: Database;
  readonly #bus: NodeBus;
  readonly #followers = new Map<Spectator, Follower>();
  readonly #waiting = new Map<string, NodeJS.Timeout>();

  constructor(db: Database, bus: NodeBus) {
    this.#db = db;
    this.#bus = bus;
    const missed = () => {
      for (const { competition } of this.#followers.values()) this.#tell(competition);
    };
    bus.hear<string>(topic, (competition) => this.#tell(competition), missed);
  }

  /** Reports a committed change, to the desks of all nodes. */
  changed(competition: string): void {
    this.#bus.say(topic, competition);
    this.#tell(competition);
  }

  async admit({ authority, session }: Asked): Promise<Follow> {
    const { uuid: competition } = authority.competition;
    const profile = requireUser({ session });
    await authorityToOrganise(this.#db, { session }, competition);
    return async (spectator) => {
      if (!spectator.open) return;
      this.#followers.set(spectator, { competition, profile });
      spectator.onLeave(() => this.#followers.delete(spectator));
      spectator.send(messageOf(competition));
    };
  }

  /** Ends the streams of people who no longer organise. */
  async beat(): Promise<void> {
    for (const [spectator, { competition, profile }] of this.#followers) {
      const mayStay = await authorityOf(this.#db, competition, profile).then(
        ({ actor }) => canManageSetup(actor),
        () => false,
      );
      if (!mayStay) spectator.end();
    }
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }

  #tell(competition: string): void {
    if (this.#waiting.has(competition)) return;
    this.#waiting.set(
      competition,
      setTimeout(() => this.#send(competition), gatherMs),
    );
  }

  #send(competition: string): void {
    this.#waiting.delete(competition);
    const message = messageOf(competition);
    for (const [spectator, follower] of this.#followers)
      if (follower.competition === competition) spectator.send(message);
  }
}

const messageOf = (competition: string) => sse('desk', wireText({ competition } satisfies DeskChange));
