import type { PresenceChange, PresentJudge, PresentJudges, PresenceStream } from '@topout/contract';
import { api } from '../http/api.ts';
import { refresh } from '../http/cache.ts';
import { heldKey, queueKey, queuesKey, waitingKey } from '../keys.ts';
import { unsentWork } from '../outbox/door.ts';
import { followTopics, revisionOf } from './connection.ts';
import { setListening } from './presence-pace.ts';
import type { ServerEvent } from './server-events.ts';

/** How often a visible page sends a sign of life; a server trusts it a little longer. */
const signOfLifeMs = 5_000;

/** A judge moving from one screen to the next is not away. */
const lingerMs = 3_000;

/** Reports who is judging here; nobody while that is unknown. */
type Report = (judges: readonly PresentJudge[]) => void;

/** Follows what happens on a route (null: on all of them), and reads again what changed. */
class PresenceFeed {
  readonly #competition: string;
  readonly #route: string | null;
  readonly #reports = new Set<Report>();
  readonly #gone: () => void;
  readonly #leave: () => void;
  #judges: readonly PresentJudge[] = [];
  /** The server's name for the line; null while there is none on which the judge counts. */
  #stream: string | null = null;
  /** The competition's revision, as far as reported; null = nothing yet. */
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
      topics: [route === null ? 'presence' : `presence:${route}`],
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

  /** Nobody is listening; somebody may again in a moment. */
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
    if (event.event === 'stream') this.#stream = (JSON.parse(data) as PresenceStream).uuid;
    if (event.event === 'competition') this.#hearOfCompetition(revisionOf(event));
    if (event.event === 'judges') this.#hearOfJudges(JSON.parse(data) as PresentJudges);
    if (event.event !== 'changed') return;
    const { routes, held } = JSON.parse(data) as PresenceChange;
    this.#read([
      ...(routes.length > 0 ? [queuesKey(this.#competition)] : []),
      ...routes.flatMap((route) => this.#keysOf(route)),
      ...(held ? [heldKey(this.#competition)] : []),
    ]);
  }

  #hearOfJudges({ route, judges }: PresentJudges) {
    if (route === this.#route) this.#show(judges);
  }

  /** A route was taken down, or a judging group reassigned: the rights on screen may have changed. */
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

  #keysOf = (route: string): string[] => [
    queueKey(this.#competition, route),
    waitingKey(this.#competition, route),
    `routes/${route}/attempts*`,
  ];

  /** Anything not on show costs nothing, nor does a screen that is gone. */
  #read(keys: readonly string[]) {
    refresh(...keys).catch(() => undefined);
  }

  #show(judges: readonly PresentJudge[]) {
    this.#judges = judges;
    for (const report of this.#reports) report(judges);
  }

  /** A connection does not reveal whether anybody is still at the other end. */
  readonly #giveSign = () => {
    if (this.#stream === null || document.hidden || !navigator.onLine) return;
    const sign = { unsent: unsentWork(), stream: this.#stream };
    api.giveSign(`competitions/${this.#competition}/presence`, sign).catch(() => undefined);
  };
}

const feeds = new Map<string, PresenceFeed>();

/**
 * Follows who is judging and what changed, sharing this page's feed if there is one. @returns how to leave
 */
export function followPresence(competition: string, route: string | null, report: Report): () => void {
  const key = `${competition}/${route ?? ''}`;
  // A judge who moved to another route has left the previous one.
  for (const [other, feed] of feeds) if (other !== key && feed.isLeft) feed.stop();
  const feed = feeds.get(key) ?? new PresenceFeed(competition, route, () => feeds.delete(key));
  feeds.set(key, feed);
  return feed.join(report);
}
