import type { FloorChange, FloorJudges, FloorStream } from '@topout/contract';
import { api } from '../http/api.ts';
import { refresh } from '../http/cache.ts';
import { heldKey, queueKey, queuesKey } from '../keys.ts';
import { unsentWork } from '../outbox/door.ts';
import { followTopics, revisionOf } from './connection.ts';
import { setListening } from './floor-pace.ts';
import type { ServerEvent } from './server-events.ts';

/** How often a page in sight says that it is: a server believes in it a little longer. */
const signOfLifeMs = 5_000;

/** A judge who goes from one screen to the next is not away. */
const lingerMs = 3_000;

export type FloorJudge = FloorJudges['judges'][number];

/** Whom to tell who judges here; nobody while that is not known. */
type Report = (judges: readonly FloorJudge[]) => void;

/** Follows what happens on a route (null: on all of them), and reads again what changed. */
class FloorFeed {
  readonly #competition: string;
  readonly #route: string | null;
  readonly #reports = new Set<Report>();
  readonly #gone: () => void;
  readonly #leave: () => void;
  #judges: readonly FloorJudge[] = [];
  /** What the server calls the line; null while there is none on which the judge counts. */
  #stream: string | null = null;
  /** What the competition stands at, as far as was told; null = nothing yet. */
  #revision: number | null = null;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  readonly #signs: ReturnType<typeof setInterval>;

  /** @param gone called once nobody has listened for a while */
  constructor(competition: string, route: string | null, gone: () => void) {
    this.#competition = competition;
    this.#route = route;
    this.#gone = gone;
    document.addEventListener('visibilitychange', this.#giveSign);
    window.addEventListener('online', this.#giveSign);
    this.#signs = setInterval(this.#giveSign, signOfLifeMs);
    this.#leave = followTopics(competition, {
      topics: [route === null ? 'floor' : `floor:${route}`],
      hear: (event) => this.#hear(event),
      opened: () => {
        setListening(true);
        this.#readAll();
      },
      broke: () => {
        setListening(false);
        this.#stream = null;
        this.#show([]);
      },
    });
  }

  /** @returns how to leave */
  join(report: Report): () => void {
    clearTimeout(this.#leaving);
    this.#reports.add(report);
    report(this.#judges);
    return () => {
      this.#reports.delete(report);
      if (this.isLeft) this.#leaving = setTimeout(() => this.stop(), lingerMs);
    };
  }

  /** Nobody listens; somebody may again in a moment. */
  get isLeft(): boolean {
    return this.#reports.size === 0;
  }

  stop() {
    clearTimeout(this.#leaving);
    document.removeEventListener('visibilitychange', this.#giveSign);
    window.removeEventListener('online', this.#giveSign);
    clearInterval(this.#signs);
    this.#leave();
    this.#gone();
  }

  #hear(event: ServerEvent) {
    const { data } = event;
    if (event.event === 'stream') this.#stream = (JSON.parse(data) as FloorStream).uuid;
    if (event.event === 'competition') this.#hearOfCompetition(revisionOf(event));
    if (event.event === 'judges') this.#hearOfJudges(JSON.parse(data) as FloorJudges);
    if (event.event !== 'changed') return;
    const { routes, held } = JSON.parse(data) as FloorChange;
    this.#read([
      ...(routes.length > 0 ? [queuesKey(this.#competition)] : []),
      ...routes.flatMap((route) => this.#keysOf(route)),
      ...(held ? [heldKey(this.#competition)] : []),
    ]);
  }

  #hearOfJudges({ route, judges }: FloorJudges) {
    if (route === this.#route) this.#show(judges);
  }

  /** A route was taken down, an area is somebody else's: what may be done on screen is another. */
  #hearOfCompetition(revision: number) {
    const isNews = this.#revision !== null && this.#revision !== revision;
    this.#revision = revision;
    if (isNews) this.#read(['venues/*']);
  }

  #readAll() {
    this.#read([
      queuesKey(this.#competition),
      heldKey(this.#competition),
      ...(this.#route === null ? [] : this.#keysOf(this.#route)),
    ]);
  }

  #keysOf = (route: string): string[] => [queueKey(this.#competition, route), `routes/${route}/attempts*`];

  /** What is not on show costs nothing; a screen that is gone neither. */
  #read(keys: readonly string[]) {
    refresh(...keys).catch(() => undefined);
  }

  #show(judges: readonly FloorJudge[]) {
    this.#judges = judges;
    for (const report of this.#reports) report(judges);
  }

  /** A connection does not tell whether somebody is still at its other end. */
  readonly #giveSign = () => {
    if (this.#stream === null || document.hidden || !navigator.onLine) return;
    const sign = { unsent: unsentWork(), stream: this.#stream };
    api.post(`competitions/${this.#competition}/presence`, sign).catch(() => undefined);
  };
}

const feeds = new Map<string, FloorFeed>();

/** Follows the floor, with whoever of this page follows it already. @returns how to leave */
export function followFloor(competition: string, route: string | null, report: Report): () => void {
  const key = `${competition}/${route ?? ''}`;
  // Who judges another route now is gone from the one before.
  for (const [other, feed] of feeds) if (other !== key && feed.isLeft) feed.stop();
  const feed = feeds.get(key) ?? new FloorFeed(competition, route, () => feeds.delete(key));
  feeds.set(key, feed);
  return feed.join(report);
}
