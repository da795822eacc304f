import type { PresenceChange, PresentJudge, PresentJudges, PresenceStream } from '@topout/contract';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { NodeBus } from '../../platform/live/node-bus.ts';
import type { Spectator } from '../../platform/live/spectator.ts';
import { sse } from '../../platform/live/sse.ts';
import type { Asked, Follow, Topic } from '../../competition/streams/topic.ts';
import { presenceWatch, type PresenceWatch } from './presence-watch.ts';
import { Presence } from './presence.ts';
import { wireText } from '../../platform/http/wire.ts';

/** How soon others learn that somebody has fallen silent. */
const lookMs = 2_000;

/** Changes within this time are reported together. */
const gatherMs = 25;

/** What nodes tell each other, by topic of their bus. */
const topics = { changed: 'presence.changed', judges: 'presence.judges', sign: 'presence.sign' };

/** The most routes in one message between nodes. */
const mostRoutes = 150;
const mostJudges = 30;

interface Changed {
  readonly competition: string;
  readonly routes: readonly string[];
  readonly held: boolean;
}

interface Judging {
  readonly competition: string;
  readonly route: string;
  readonly judges: readonly PresentJudge[];
}

interface Sign {
  readonly stream: string;
  readonly judge: string;
}

interface Follower extends PresenceWatch {
  readonly spectator: Spectator;
  maySee: (route: string) => boolean;
}

interface Gathered {
  readonly routes: Set<string>;
  held: boolean;
}

/** Tells a competition's judges what happens on its routes: which changed, and who else is judging. */
export class PresenceTopic implements Topic {
  readonly #db: Database;
  /** A stream may follow several routes. */
  readonly #followers = new Set<Follower>();
  readonly #presence = new Presence();
  readonly #gathered = new Map<string, Gathered>();
  readonly #timer: NodeJS.Timeout;
  readonly #bus: NodeBus;

  constructor(db: Database, bus: NodeBus) {
    this.#db = db;
    this.#bus = bus;
    this.#timer = setInterval(() => this.look(), lookMs);
    this.#timer.unref();
    bus.hear<Changed>(topics.changed, ({ competition, routes, held }) =>
      this.changed(competition, routes, held),
    );
    bus.hear<Judging>(topics.judges, (judging, node) => this.#hearOfJudges(judging, node));
    bus.hear<Sign>(topics.sign, ({ stream, judge }) => this.#presence.hearFrom(stream, judge));
  }

  /** Reports that a committed transaction of this node changed queues or attempts of these routes. */
  tell(competition: string, routes: readonly string[], held: boolean): void {
    if (routes.length === 0 && !held) return;
    this.changed(competition, routes, held);
    for (let at = 0; at < Math.max(routes.length, 1); at += mostRoutes) {
      this.#bus.say(topics.changed, { competition, routes: routes.slice(at, at + mostRoutes), held });
    }
  }

  /** For one route, or for all that the person may see. */
  async admit(asked: Asked, route: string | null): Promise<Follow> {
    const watch = await presenceWatch(this.#db, asked, route);
    return (spectator) => this.#show(spectator, watch);
  }

  async #show(spectator: Spectator, watch: PresenceWatch): Promise<void> {
    const maySee = await watch.mayFollow();
    if (!maySee) return spectator.end();
    if (!spectator.open) return;
    const stream = newId();
    const follower = { ...watch, spectator, maySee };
    this.#followers.add(follower);
    spectator.onLeave(() => this.#leave(follower, stream));
    if (watch.route === null) return;
    if (!watch.judge) return this.#showJudges(spectator, watch.competition, watch.route);
    spectator.send(sse('stream', wireText({ uuid: stream } satisfies PresenceStream)));
    this.#presence.enter(keyOf(watch.competition, watch.route), stream, watch.judge);
    this.#tellJudges(watch.competition, watch.route, true);
  }

  changed(competition: string, routes: readonly string[], held: boolean): void {
    const waiting = this.#gathered.get(competition);
    const gathered = waiting ?? { routes: new Set<string>(), held: false };
    for (const route of routes) gathered.routes.add(route);
    gathered.held ||= held;
    if (waiting) return;
    this.#gathered.set(competition, gathered);
    setTimeout(() => this.#send(competition), gatherMs);
  }

  #hearOfJudges({ competition, route, judges }: Judging, node: string): void {
    const key = keyOf(competition, route);
    const isNew = this.#presence.hear(key, node, judges);
    this.#tellJudges(competition, route, false);
    // A node where nobody judged the route knows of nobody: tell it now rather than with the next sign of
    // life.
    const here = this.#presence.here(key);
    if (isNew && here.length > 0) this.#sayWhoJudges(competition, route);
  }

  #sayWhoJudges(competition: string, route: string): void {
    const judges = this.#presence.here(keyOf(competition, route)).slice(0, mostJudges);
    this.#bus.say(topics.judges, { competition, route, judges });
  }

  /** A sign of life from the page that reads a stream, on this node or another. */
  signOfLife(stream: string, judge: string): void {
    if (!this.#presence.hearFrom(stream, judge)) this.#bus.say(topics.sign, { stream, judge });
  }

  /** Reports people who have fallen silent, and those who are back. */
  look(): void {
    for (const key of this.#presence.changes()) this.#tellJudges(...partsOf(key), true);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Ends streams that may no longer follow, and tells other nodes who is here. */
  async beat(): Promise<void> {
    // All at once, because calls of one moment share a query.
    await Promise.all([...this.#followers].map((one) => this.#beat(one)));
    for (const key of this.#presence.routes) this.#sayWhoJudges(...partsOf(key));
    for (const key of this.#presence.forgetSilent()) this.#tellJudges(...partsOf(key), false);
  }

  async #beat(follower: Follower): Promise<void> {
    const maySee = await follower.mayFollow();
    if (!maySee) return follower.spectator.end();
    follower.maySee = maySee;
  }

  #send(competition: string): void {
    const gathered = this.#gathered.get(competition);
    this.#gathered.delete(competition);
    if (!gathered) return;
    const messages = new Map<string, Buffer>();
    for (const follower of this.#followers) {
      if (follower.competition !== competition) continue;
      const routes = [...gathered.routes].filter(
        (route) => (follower.route === null || follower.route === route) && follower.maySee(route),
      );
      if (routes.length === 0 && !gathered.held) continue;
      const text = wireText({ routes, held: gathered.held } satisfies PresenceChange);
      const message = messages.get(text) ?? sse('changed', text);
      messages.set(text, message);
      follower.spectator.send(message);
    }
  }

  #leave(follower: Follower, stream: string): void {
    const { competition, route, judge } = follower;
    this.#followers.delete(follower);
    if (route === null || !judge) return;
    this.#presence.leave(stream);
    this.#tellJudges(competition, route, true);
  }

  /** @param elsewhere whether other nodes do not know yet */
  #tellJudges(competition: string, route: string, elsewhere: boolean): void {
    for (const follower of this.#followers) {
      if (follower.competition === competition && follower.route === route)
        this.#showJudges(follower.spectator, competition, route);
    }
    if (elsewhere) this.#sayWhoJudges(competition, route);
  }

  #showJudges(spectator: Spectator, competition: string, route: string): void {
    const judges = [...this.#presence.judgesOn(keyOf(competition, route))];
    spectator.send(sse('judges', wireText({ route, judges } satisfies PresentJudges)));
  }
}

const keyOf = (competition: string, route: string) => `${competition}/${route}`;

function partsOf(key: string): [competition: string, route: string] {
  const [competition = '', route = ''] = key.split('/');
  return [competition, route];
}
