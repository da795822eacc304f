import type { FloorChange, FloorJudges, FloorStream } from '@topout/contract';
import { competitionsNow } from '../board/competition-changes.ts';
import type { Spectator } from '../board/spectator.ts';
import { sse, sseRetry } from '../board/sse.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { FloorBus, FloorListener } from './floor-bus.ts';
import { type FloorJudge, Presence } from './presence.ts';

/** Whoever hears nothing for two of these is told that the line is broken. */
const heartbeatMs = 5_000;

/** How soon others learn that somebody has fallen silent. */
const lookMs = 2_000;

/** How often competitions that somebody follows are compared with what was told of them. */
const compareMs = 1_000;

/** What changes in one moment is told together. */
const gatherMs = 25;

/** Somebody who follows what happens where people climb. */
export interface FloorWatch {
  readonly competition: string;
  /** About this route alone; null = about all that they may see. */
  readonly route: string | null;
  /** Set for those who judge the route: the others are told. */
  readonly judge: FloorJudge | null;
  /** Asked again with every heartbeat. @returns which routes they may see; null = none of this any more */
  readonly mayFollow: () => Promise<((route: string) => boolean) | null>;
}

interface Follower extends FloorWatch {
  maySee: (route: string) => boolean;
  /** What the competition stood at when they were last told; null = not yet. */
  toldVersion: number | null;
}

interface Gathered {
  readonly routes: Set<string>;
  held: boolean;
}

/** What happens on the routes of a competition, told to those who judge there: which changed, and who else judges. */
export class Floor implements FloorListener {
  readonly #db: Database;
  readonly #followers = new Map<Spectator, Follower>();
  readonly #presence = new Presence();
  readonly #gathered = new Map<string, Gathered>();
  readonly #timers: readonly NodeJS.Timeout[];
  #bus: FloorBus | undefined;
  #comparing = false;
  #closing = false;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#timers = [
      setInterval(() => void this.heartbeat().catch(onError), heartbeatMs),
      setInterval(() => this.look(), lookMs),
      setInterval(() => void this.compare().catch(onError), compareMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** From now on the other nodes are heard and told. */
  connect(bus: FloorBus): void {
    this.#bus = bus;
  }

  /** A transaction that this node has committed changed queues or attempts of these routes. */
  tell(competition: string, routes: readonly string[], held: boolean): void {
    if (routes.length === 0 && !held) return;
    this.changed(competition, routes, held);
    this.#bus?.changed(competition, routes, held);
  }

  /** Somebody begins to follow. */
  async show(spectator: Spectator, watch: FloorWatch): Promise<void> {
    const maySee = await watch.mayFollow();
    if (this.#closing || !maySee) return spectator.end();
    if (!spectator.open) return;
    const stream = newId();
    this.#followers.set(spectator, { ...watch, maySee, toldVersion: null });
    spectator.onLeave(() => this.#leave(spectator, watch, stream));
    spectator.send(sseRetry());
    spectator.send(sse('heartbeat', '{}'));
    if (watch.route === null) return;
    if (!watch.judge) return this.#showJudges(spectator, watch.competition, watch.route);
    spectator.send(sse('stream', JSON.stringify({ uuid: stream } satisfies FloorStream)));
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

  judges(competition: string, route: string, node: string, judges: readonly FloorJudge[]): void {
    const key = keyOf(competition, route);
    const isNew = this.#presence.hear(key, node, judges);
    this.#tellJudges(competition, route, false);
    // A node where nobody judged the route has heard of nobody: it is told now, and not with the next sign of life.
    const here = this.#presence.here(key);
    if (isNew && here.length > 0) this.#bus?.judges(competition, route, here);
  }

  /** A sign of life from the page that reads a stream, of this node or of another. */
  signOfLife(stream: string, judge: string): void {
    if (!this.#presence.hearFrom(stream, judge)) this.#bus?.signOfLife(stream, judge);
  }

  heardElsewhere(stream: string, judge: string): void {
    this.#presence.hearFrom(stream, judge);
  }

  /** Tells of those who have fallen silent, and of those who are heard of again. */
  look(): void {
    for (const key of this.#presence.changes()) this.#tellJudges(...partsOf(key), true);
  }

  /** Tells everybody what their competition stands at, when that changed and when they have just come: closed, routes, areas. */
  async compare(): Promise<void> {
    if (this.#comparing || this.#followers.size === 0) return;
    this.#comparing = true;
    try {
      const followed = new Set([...this.#followers.values()].map(({ competition }) => competition));
      const now = await competitionsNow(this.#db, followed);
      for (const [spectator, follower] of this.#followers) {
        const competition = now.get(follower.competition);
        if (!competition || competition.version === follower.toldVersion) continue;
        follower.toldVersion = competition.version;
        spectator.send(competition.message);
      }
    } finally {
      this.#comparing = false;
    }
  }

  close(): void {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#bus?.close();
    for (const spectator of this.#followers.keys()) spectator.end();
  }

  /** A sign of life to all, an end to whoever may no longer follow; and to other nodes, who is here. */
  async heartbeat(): Promise<void> {
    // All at once, because questions of one moment share a query.
    await Promise.all([...this.#followers].map((one) => this.#beat(...one)));
    for (const key of this.#presence.routes) {
      this.#bus?.judges(...partsOf(key), this.#presence.here(key));
    }
    for (const key of this.#presence.forgetSilent()) this.#tellJudges(...partsOf(key), false);
  }

  async #beat(spectator: Spectator, follower: Follower): Promise<void> {
    const maySee = await follower.mayFollow();
    if (!maySee) return spectator.end();
    follower.maySee = maySee;
    spectator.send(sse('heartbeat', '{}'));
  }

  #send(competition: string): void {
    const gathered = this.#gathered.get(competition);
    this.#gathered.delete(competition);
    if (!gathered) return;
    const messages = new Map<string, Buffer>();
    for (const [spectator, follower] of this.#followers) {
      if (follower.competition !== competition) continue;
      const routes = [...gathered.routes].filter(
        (route) => (follower.route === null || follower.route === route) && follower.maySee(route),
      );
      if (routes.length === 0 && !gathered.held) continue;
      const text = JSON.stringify({ routes, held: gathered.held } satisfies FloorChange);
      const message = messages.get(text) ?? sse('changed', text);
      messages.set(text, message);
      spectator.send(message);
    }
  }

  #leave(spectator: Spectator, { competition, route, judge }: FloorWatch, stream: string): void {
    this.#followers.delete(spectator);
    if (route === null || !judge) return;
    this.#presence.leave(stream);
    this.#tellJudges(competition, route, true);
  }

  /** @param elsewhere whether other nodes do not know it yet */
  #tellJudges(competition: string, route: string, elsewhere: boolean): void {
    for (const [spectator, follower] of this.#followers) {
      if (follower.competition === competition && follower.route === route)
        this.#showJudges(spectator, competition, route);
    }
    if (elsewhere) this.#bus?.judges(competition, route, this.#presence.here(keyOf(competition, route)));
  }

  #showJudges(spectator: Spectator, competition: string, route: string): void {
    const judges = [...this.#presence.judgesOn(keyOf(competition, route))];
    spectator.send(sse('judges', JSON.stringify({ route, judges } satisfies FloorJudges)));
  }
}

const keyOf = (competition: string, route: string) => `${competition}/${route}`;

function partsOf(key: string): [competition: string, route: string] {
  const [competition = '', route = ''] = key.split('/');
  return [competition, route];
}
