import type { TopicName } from '@topout/contract';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';
import { wireText } from '../../platform/http/wire.ts';
import type { Asked, Follow, Topic } from './topic.ts';

/** A subject of which followers only hear that it changed. */
export interface ChangeSubject {
  /** Of topic and event. */
  readonly name: TopicName;
  /** What changes within this time is reported together: each report makes every follower read again. */
  readonly gatherMs: number;
  /** @returns the follower's profile @throws Refusal if the person may not follow */
  readonly admit: (asked: Asked) => Promise<string>;
  /** Asked again with every heartbeat. */
  readonly mayStay: (competition: string, profile: string) => Promise<boolean>;
}

interface Follower {
  readonly competition: string;
  readonly profile: string;
}

/** Tells whoever follows that something in a competition changed, on all nodes. They read it again. */
export class ChangeTopic implements Topic {
  readonly #subject: ChangeSubject;
  readonly #bus: NodeBus;
  readonly #followers = new Map<Spectator, Follower>();
  readonly #waiting = new Map<string, NodeJS.Timeout>();

  constructor(bus: NodeBus, subject: ChangeSubject) {
    this.#bus = bus;
    this.#subject = subject;
    const missed = () => {
      for (const { competition } of this.#followers.values()) this.#tell(competition);
    };
    bus.hear<string>(this.#channel, (competition) => this.#tell(competition), missed);
  }

  /** Reports a committed change, to the followers of all nodes. */
  changed(competition: string): void {
    this.#bus.say(this.#channel, competition);
    this.#tell(competition);
  }

  async admit(asked: Asked): Promise<Follow> {
    const { uuid: competition } = asked.authority.competition;
    const profile = await this.#subject.admit(asked);
    return async (spectator) => {
      if (!spectator.open) return;
      this.#followers.set(spectator, { competition, profile });
      spectator.onLeave(() => this.#followers.delete(spectator));
      spectator.send(this.#message(competition));
    };
  }

  /** Ends the streams of people who may no longer follow. */
  async beat(): Promise<void> {
    // All at once, because calls of one moment share a query.
    await Promise.all(
      [...this.#followers].map(async ([spectator, { competition, profile }]) => {
        if (!(await this.#subject.mayStay(competition, profile))) spectator.end();
      }),
    );
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }

  get #channel(): string {
    return `${this.#subject.name}.changed`;
  }

  #tell(competition: string): void {
    if (this.#waiting.has(competition)) return;
    this.#waiting.set(
      competition,
      setTimeout(() => this.#send(competition), this.#subject.gatherMs),
    );
  }

  #send(competition: string): void {
    this.#waiting.delete(competition);
    const message = this.#message(competition);
    for (const [spectator, follower] of this.#followers)
      if (follower.competition === competition) spectator.send(message);
  }

  #message(competition: string): Buffer {
    return sse(this.#subject.name, wireText({ competition }));
  }
}
