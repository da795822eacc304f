import type { CompetitionChange, FloorChange, FloorJudges, FloorStream } from '@topout/contract';
import { api } from '../http/api.ts';
import { refresh, refreshUnless } from '../http/cache.ts';
import { heldKey, queueKey, queuesKey } from '../keys.ts';
import { unsentWork } from '../outbox/door.ts';
import { backOffMs } from './back-off.ts';
import { setListening } from './floor-pace.ts';
import { openStream } from './open-stream.ts';
import { type ServerEvent, serverEvents } from './server-events.ts';

/** Two heartbeats missed: the connection is dead, whatever it says. */
const silenceMs = 12_000;

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
  readonly #stopped = new AbortController();
  #connection = new AbortController();
  #judges: readonly FloorJudge[] = [];
  /** What the server calls the connection; null while there is none on which the judge counts. */
  #stream: string | null = null;
  /** What the competition stands at, as far as was told; null = nothing yet. */
  #revision: number | null = null;
  #failures = 0;
  #wake: () => void = () => undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  readonly #signs: ReturnType<typeof setInterval>;

  constructor(competition: string, route: string | null) {
    this.#competition = competition;
    this.#route = route;
    document.addEventListener('visibilitychange', this.#look);
    window.addEventListener('online', this.#look);
    window.addEventListener('offline', this.#drop);
    this.#signs = setInterval(this.#giveSign, signOfLifeMs);
    void this.#follow();
  }

  /** @param gone called once nobody has listened for a while. @returns how to leave */
  join(report: Report, gone: () => void): () => void {
    clearTimeout(this.#leaving);
    this.#reports.add(report);
    report(this.#judges);
    return () => {
      this.#reports.delete(report);
      if (this.#reports.size === 0) this.#leaving = setTimeout(() => this.#stop(gone), lingerMs);
    };
  }

  #stop(gone: () => void) {
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('online', this.#look);
    window.removeEventListener('offline', this.#drop);
    clearInterval(this.#signs);
    this.#stopped.abort();
    this.#wake();
    gone();
  }

  async #follow() {
    while (!this.#stopped.signal.aborted) {
      if (!document.hidden && navigator.onLine) await this.#listen().catch(() => undefined);
      setListening(false);
      this.#show([]);
      this.#failures += 1;
      await this.#pause(backOffMs(this.#failures));
    }
  }

  /** One connection, until it ends. */
  async #listen() {
    this.#connection = new AbortController();
    let watchdog = setTimeout(this.#drop, silenceMs);
    try {
      const signal = AbortSignal.any([this.#stopped.signal, this.#connection.signal]);
      const query = this.#route === null ? '' : `?route=${this.#route}`;
      const response = await openStream(`competitions/${this.#competition}/floor${query}`, signal);
      if (!response.body) return;
      this.#failures = 0;
      setListening(true);
      // What changed while nobody listened was not told.
      this.#readAll();
      for await (const event of serverEvents(response.body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(this.#drop, silenceMs);
        this.#hear(event);
      }
      // The server has ended it: perhaps this person may not follow any more, and the screen does not know.
      this.#read([competitionPath(this.#competition)]);
    } finally {
      this.#stream = null;
      clearTimeout(watchdog);
    }
  }

  #hear({ event, data }: ServerEvent) {
    if (event === 'stream') this.#stream = (JSON.parse(data) as FloorStream).uuid;
    if (event === 'competition') this.#hearOfCompetition((JSON.parse(data) as CompetitionChange).version);
    if (event === 'judges') this.#show((JSON.parse(data) as FloorJudges).judges);
    if (event !== 'changed') return;
    const { routes, held } = JSON.parse(data) as FloorChange;
    this.#read([
      ...(routes.length > 0 ? [queuesKey(this.#competition)] : []),
      ...routes.flatMap((route) => this.#keysOf(route)),
      ...(held ? [heldKey(this.#competition)] : []),
    ]);
  }

  /** It was closed, a route was taken down, an area is somebody else's: what may be done on screen is another. */
  #hearOfCompetition(revision: number) {
    const isNews = this.#revision !== null && this.#revision !== revision;
    this.#revision = revision;
    refreshUnless<{ revision: number }>(
      competitionPath(this.#competition),
      (shown) => shown.revision === revision,
    ).catch(() => undefined);
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

  readonly #drop = () => this.#connection.abort();
  readonly #look = () => {
    this.#giveSign();
    if (!document.hidden) this.#wake();
  };

  /** A connection does not tell whether somebody is still at its other end. */
  readonly #giveSign = () => {
    if (this.#stream === null || document.hidden || !navigator.onLine) return;
    const sign = { unsent: unsentWork(), stream: this.#stream };
    api.post(`competitions/${this.#competition}/presence`, sign).catch(() => undefined);
  };

  #pause(ms: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const competitionPath = (competition: string) => `competitions/${competition}`;

const feeds = new Map<string, FloorFeed>();

/** Follows the floor, with whoever of this page follows it already. @returns how to leave */
export function followFloor(competition: string, route: string | null, report: Report): () => void {
  const key = `${competition}/${route ?? ''}`;
  const feed = feeds.get(key) ?? new FloorFeed(competition, route);
  feeds.set(key, feed);
  return feed.join(report, () => feeds.delete(key));
}
