import type { CompetitionChange } from '@topout/contract';
import { refresh, refreshUnless } from '../http/cache.ts';
import { RefusedError } from '../http/errors.ts';
import { backOffMs } from './back-off.ts';
import { Boards } from './boards.ts';
import type { FeedRequest, FeedState, Liveness } from './feed-state.ts';
import { openStream } from './open-stream.ts';
import { readBoard, type ReadBoard } from './read-board.ts';
import { type ServerEvent, serverEvents } from './server-events.ts';

/** Two heartbeats missed: the connection is dead, whatever it says. */
const silenceMs = 12_000;
/** Where streams do not pass, the boards are polled. */
const pollMs = 5_000;
/** Within this, all screens of a hall read again what changed for all of them. */
const spreadMs = 500;
/** The longest that a screen waits before it asks again for a server that was away. */
const againMs = 5_000;
/** A page that nobody looks at for so long gives its connection back. */
const hiddenMs = 60_000;

/** Follows boards until stopped: snapshot, then deltas; polled while there is no stream. */
export class BoardFeed {
  readonly #request: FeedRequest;
  readonly #report: (state: FeedState) => void;
  readonly #boards = new Boards();
  readonly #etags = new Map<string, string>();
  readonly #stopped = new AbortController();
  #connection = new AbortController();
  #live: Liveness = 'connecting';
  #error: Error | null = null;
  #told: FeedState | null = null;
  #failures = 0;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #wake: () => void = () => undefined;

  constructor(request: FeedRequest, report: (state: FeedState) => void) {
    this.#request = request;
    this.#report = report;
  }

  /**
   * @param first the boards, asked for already.
   * @returns how to stop.
   */
  start(first: Promise<readonly PromiseSettledResult<ReadBoard>[]>): () => void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('offline', this.#onOffline);
    const polling = setInterval(() => {
      if (this.#live !== 'live' && !document.hidden) void this.#readAll();
    }, pollMs);
    void first.then((reads) => this.#take(this.#request.categories, reads));
    void this.#follow();
    return () => {
      document.removeEventListener('visibilitychange', this.#onVisibility);
      window.removeEventListener('online', this.#onOnline);
      window.removeEventListener('offline', this.#onOffline);
      clearInterval(polling);
      clearTimeout(this.#hiding);
      this.#stopped.abort();
      this.#wake();
    };
  }

  async #follow() {
    while (!this.#stopped.signal.aborted) {
      if (!document.hidden) await this.#stream().catch(() => undefined);
      this.#failures += 1;
      if (this.#failures === 1) this.#live = 'connecting';
      else if (this.#live === 'connecting') this.#live = 'stale';
      this.#tell();
      await this.#pause(
        document.hidden ? Number.POSITIVE_INFINITY : Math.min(againMs, backOffMs(this.#failures - 1)),
      );
    }
  }

  /** One connection, until it ends. */
  async #stream() {
    this.#connection = new AbortController();
    const close = () => this.#connection.abort();
    let watchdog = setTimeout(close, silenceMs);
    try {
      const signal = AbortSignal.any([this.#stopped.signal, this.#connection.signal]);
      const response = await openStream(eventsPath(this.#request), signal);
      if (!response.body) return;
      for await (const event of serverEvents(response.body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(close, silenceMs);
        // What was missed meanwhile is not on any board.
        if (this.#failures > 0) this.#readCompetition();
        else if (event.event === 'competition') this.#readCompetition(revisionOf(event));
        this.#failures = 0;
        this.#live = 'live';
        const behind = this.#boards.hear(event);
        this.#tell();
        if (behind.length > 0) void this.#read(behind);
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  /** It was closed, published, renamed: not all of its screens ask at once, and none that read it at `revision`. */
  #readCompetition(revision?: number) {
    const key = `competitions/${this.#request.competition}`;
    const read = () =>
      revision === undefined
        ? refresh(key)
        : refreshUnless<{ revision: number }>(key, (shown) => shown.revision === revision);
    setTimeout(() => void read().catch(() => undefined), Math.random() * spreadMs);
  }

  readonly #readAll = () => this.#read(this.#request.categories);

  async #read(categories: readonly string[]) {
    const { signal } = this.#stopped;
    const { categories: _, ...about } = this.#request;
    const reads = categories.map((category) =>
      readBoard({ ...about, category }, { etag: this.#etags.get(category), signal }),
    );
    this.#take(categories, await Promise.allSettled(reads));
  }

  #take(categories: readonly string[], reads: readonly PromiseSettledResult<ReadBoard>[]) {
    this.#error = null;
    // Without a stream, polling says whether the server is there.
    const answered = reads.some(({ status }) => status === 'fulfilled');
    if (this.#live !== 'live' && this.#failures > 0) this.#live = answered ? 'delayed' : 'stale';
    for (const [index, read] of reads.entries()) {
      if (read.status === 'rejected') {
        if (read.reason instanceof RefusedError) this.#error = read.reason;
        continue;
      }
      if (read.value.board) this.#boards.put(read.value.board);
      this.#etags.set(categories[index] ?? '', read.value.etag);
    }
    this.#tell();
  }

  /** Most heartbeats say nothing new: a large board is not drawn again for them. */
  #tell() {
    const now = { boards: this.#boards.all, live: this.#live, error: this.#error };
    const { boards, live, error } = this.#told ?? {};
    if (this.#stopped.signal.aborted) return;
    if (now.boards === boards && now.live === live && now.error === error) return;
    this.#told = now;
    this.#report(now);
  }

  readonly #onOnline = () => this.#wake();
  readonly #onOffline = () => this.#connection.abort();

  readonly #onVisibility = () => {
    clearTimeout(this.#hiding);
    if (document.hidden) this.#hiding = setTimeout(() => this.#connection.abort(), hiddenMs);
    else this.#wake();
  };

  #pause(ms: number) {
    return new Promise<void>((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const revisionOf = ({ data }: ServerEvent): number => (JSON.parse(data) as CompetitionChange).version;

function eventsPath({ competition, categories, audience }: FeedRequest): string {
  const query = new URLSearchParams(categories.map((category) => ['category', category]));
  if (audience) query.set('audience', audience);
  return `competitions/${competition}/events?${query.toString()}`;
}
