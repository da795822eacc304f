import { screenName } from '@topout/domain';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { wireText } from '../../platform/http/wire.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';
import type { Asked, Follow, Topic } from '../../competition/streams/topic.ts';
import { mostNames, OpenElsewhere } from './open-elsewhere.ts';
import { readScreens, screenOf } from './screen.queries.ts';

/** The channel on which nodes tell each other that a competition's screens were steered. */
const topic = 'screen.steered';

/** After this long without a word (nodes speak every 5 s), another node's screens count as closed. */
const forgetMs = 10_000;

/** Names that nobody has given to a screen, as far as an organiser sees them: anybody can open a page under any. */
const mostUnknown = 10;

interface Connected {
  readonly name: string;
  /** A screen has this name. */
  known: boolean;
  told: string;
}

/** The hall screens connected to this node, and what each was told. */
export class HallScreens implements Topic {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  /** By competition: the name of each screen, and what it was told last. */
  readonly #connected = new Map<string, Map<Spectator, Connected>>();
  /** By competition: the last reading begun or requested, and the one still waiting to begin. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Promise<void>>();
  readonly #elsewhere: OpenElsewhere;
  readonly #bus: NodeBus;

  constructor(db: Database, bus: NodeBus, onError: (error: unknown) => void) {
    this.#db = db;
    this.#bus = bus;
    this.#onError = onError;
    this.#elsewhere = new OpenElsewhere(bus, forgetMs);
    bus.hear<string>(
      topic,
      (competition) => void this.#tell(competition),
      () => void this.beat(),
    );
  }

  /**
   * How the screen of this name is steered, known or not; no name = what is common to all.
   *
   * @throws Refusal 404 for what no screen can be called
   */
  async admit({ authority }: Asked, name: string | null): Promise<Follow> {
    if (name !== null && screenName(name) !== name) throw notFound('screen');
    const { uuid } = authority.competition;
    return (spectator) => this.#show(spectator, uuid, name ?? '');
  }

  async #show(spectator: Spectator, competition: string, name: string): Promise<void> {
    if (!spectator.open) return;
    const here = this.#connected.get(competition) ?? new Map<Spectator, Connected>();
    this.#connected.set(competition, here.set(spectator, { name, known: name === '', told: '' }));
    spectator.onLeave(() => {
      here.delete(spectator);
      if (here.size === 0) this.#connected.delete(competition);
    });
    await this.#tell(competition);
  }

  /** Tells the screens of a competition, at every node, what is new to them. */
  async steered(competition: string): Promise<void> {
    this.#bus.say(topic, competition);
    await this.#tell(competition);
  }

  /** The names of open screens at all nodes; of those that are not known a few. */
  openNames(competition: string, known: readonly string[]): string[] {
    const open = new Set([...this.#namesHere(competition), ...this.#elsewhere.names(competition)]);
    const unknown = [...open].filter((name) => !known.includes(name)).slice(0, mostUnknown);
    return [...known.filter((name) => open.has(name)), ...unknown].toSorted();
  }

  /** Known ones first, so that strangers do not push them out. */
  #namesHere(competition: string): string[] {
    const all = [...(this.#connected.get(competition)?.values() ?? [])];
    const ordered = [...all.filter(({ known }) => known), ...all.filter(({ known }) => !known)];
    return [...new Set(ordered.map(({ name }) => name))].slice(0, mostNames);
  }

  /** Tells other nodes what is open here, and screens what they missed while this node heard nobody. */
  async beat(): Promise<void> {
    for (const competition of this.#connected.keys()) {
      this.#elsewhere.tell(competition, this.#namesHere(competition));
      await this.#tell(competition);
    }
  }

  /** One reading at a time, so that no older state comes back; callers in between share the next one. */
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
        const screen = screenOf(screens, connected.name);
        connected.known = screen.name === connected.name;
        const order = wireText(screen);
        if (order === connected.told) continue;
        connected.told = order;
        spectator.send(sse('screen', order));
      }
    } catch (error) {
      this.#onError(error);
    }
  }
}
