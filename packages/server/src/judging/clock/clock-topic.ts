import { authorityOf } from '../../competition/authority/authority.ts';
import { requireStage } from '../../competition/require-stage.ts';
import type { Asked, Follow, Topic } from '../../competition/streams/topic.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { wireText } from '../../platform/http/wire.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';
import { showClock } from './stage-clock.ts';
import { requireWatching } from './watching.ts';

const topic = 'clock.pressed';

interface Watching {
  readonly competition: string;
  readonly stage: string;
  readonly profile: string | null;
  told: string;
}

interface Pressed {
  readonly competition: string;
  readonly stage: string;
}

/** Shows the clock of a stage, and every press of it at once, at all nodes. */
export class ClockTopic implements Topic {
  readonly #db: Database;
  readonly #bus: NodeBus;
  readonly #onError: (error: unknown) => void;
  readonly #watching = new Map<Spectator, Watching>();
  /** By stage: the last reading. One at a time, so that no older clock comes back. */
  readonly #last = new Map<string, Promise<void>>();

  constructor(db: Database, bus: NodeBus, onError: (error: unknown) => void) {
    this.#db = db;
    this.#bus = bus;
    this.#onError = onError;
    bus.hear<Pressed>(
      topic,
      (pressed) => void this.#tell(pressed),
      () => void this.#tellAll(),
    );
  }

  /** @param about the stage; null = the running one */
  async admit({ authority, session }: Asked, about: string | null): Promise<Follow> {
    requireWatching(authority);
    const { uuid: competition } = authority.competition;
    const { uuid: stage } = requireStage(authority, about ?? undefined);
    return async (spectator) => {
      if (!spectator.open) return;
      this.#watching.set(spectator, { competition, stage, profile: session.profile, told: '' });
      spectator.onLeave(() => this.#watching.delete(spectator));
      await this.#tell({ competition, stage });
    };
  }

  /** Reports a committed press, to those who watch at all nodes. */
  async pressed(competition: string, stage: string): Promise<void> {
    this.#bus.say(topic, { competition, stage } satisfies Pressed);
    await this.#tell({ competition, stage });
  }

  /** Ends the streams of those who may no longer watch, and tells what no signal told. */
  async beat(): Promise<void> {
    const mayStill = new Map<string, Promise<boolean>>();
    const keyOf = ({ competition, profile }: Watching) => `${competition}/${profile}`;
    for (const watching of this.#watching.values()) {
      const key = keyOf(watching);
      if (!mayStill.has(key)) mayStill.set(key, this.#mayStill(watching));
    }
    await Promise.all(mayStill.values());
    for (const [spectator, watching] of this.#watching)
      if (!(await mayStill.get(keyOf(watching)))) spectator.end();
    await this.#tellAll();
  }

  async #mayStill({ competition, profile }: Watching): Promise<boolean> {
    try {
      requireWatching(await authorityOf(this.#db, competition, profile));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  async #tellAll(): Promise<void> {
    const stages = new Map([...this.#watching.values()].map((watching) => [watching.stage, watching]));
    await Promise.all([...stages.values()].map((watching) => this.#tell(watching)));
  }

  #tell({ competition, stage }: Pressed): Promise<void> {
    const key = `${competition}/${stage}`;
    const reading = (this.#last.get(key) ?? Promise.resolve()).then(async () => {
      await this.#readAndTell(competition, stage);
      if (this.#last.get(key) === reading) this.#last.delete(key);
    });
    this.#last.set(key, reading);
    return reading;
  }

  async #readAndTell(competition: string, stage: string): Promise<void> {
    const watchers = [...this.#watching].filter(
      ([, watching]) => watching.competition === competition && watching.stage === stage,
    );
    if (watchers.length === 0) return;
    try {
      const clock = wireText(await showClock(this.#db, competition, stage));
      for (const [spectator, watching] of watchers) {
        if (watching.told === clock) continue;
        watching.told = clock;
        spectator.send(sse('clock', clock));
      }
    } catch (error) {
      this.#onError(error);
    }
  }
}
