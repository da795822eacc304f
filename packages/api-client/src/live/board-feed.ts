import type { Leaderboard as WireBoard } from '@topout/contract';
import { send } from '../http/api.ts';
import { withQuery } from '../http/cache.ts';
import { type Camelised, camelise } from '../http/case.ts';
import { RefusedError } from '../http/errors.ts';
import type { Leaderboard } from './apply-delta.ts';
import { backOffMs } from './back-off.ts';
import { Boards } from './boards.ts';
import { serverEvents } from './server-events.ts';

/** `live`: the server speaks. `connecting`: not yet. `stale`: it has stopped, what is shown may be old. */
export type Liveness = 'connecting' | 'live' | 'stale';

export interface FeedState {
  readonly boards: ReadonlyMap<string, Leaderboard>;
  readonly live: Liveness;
  /** What the server refused; null again with the first board. */
  readonly error: Error | null;
}

export interface FeedRequest {
  readonly competition: string;
  readonly categories: readonly string[];
  readonly audience?: 'staff';
}

/** Two heartbeats missed: the connection is dead, whatever it says. */
const silenceMs = 40_000;
/** Where streams do not pass, the boards are polled. */
const pollMs = 5_000;
/** A page that nobody looks at for so long gives its connection back. */
const hiddenMs = 60_000;

/** Follows boards until stopped: a read at once, then snapshot and deltas; polled while there is no stream. */
export class BoardFeed {
  readonly #request: FeedRequest;
  readonly #report: (state: FeedState) => void;
  readonly #boards = new Boards();
  readonly #etags = new Map<string, string>();
  readonly #stopped = new AbortController();
  #connection = new AbortController();
  #live: Liveness = 'connecting';
  #error: Error | null = null;
  #failures = 0;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #wake: () => void = () => undefined;

  constructor(request: FeedRequest, report: (state: FeedState) => void) {
    this.#request = request;
    this.#report = report;
  }

  /** @returns how to stop. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('online', this.#onOnline);
    const polling = setInterval(() => {
      if (this.#live !== 'live' && !document.hidden) void this.#readAll();
    }, pollMs);
    void this.#readAll();
    void this.#follow();
    return () => {
      document.removeEventListener('visibilitychange', this.#onVisibility);
      window.removeEventListener('online', this.#onOnline);
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
      this.#live = this.#failures > 1 ? 'stale' : 'connecting';
      this.#tell();
      await this.#pause(document.hidden ? Number.POSITIVE_INFINITY : backOffMs(this.#failures - 1));
    }
  }

  /** One connection, until it ends. */
  async #stream() {
    this.#connection = new AbortController();
    const close = () => this.#connection.abort();
    let watchdog = setTimeout(close, silenceMs);
    try {
      const response = await send(eventsPath(this.#request), {
        signal: AbortSignal.any([this.#stopped.signal, this.#connection.signal]),
        timeout: false,
        headers: { accept: 'text/event-stream' },
      });
      if (!response.body) return;
      for await (const event of serverEvents(response.body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(close, silenceMs);
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

  readonly #readAll = () => this.#read(this.#request.categories);

  async #read(categories: readonly string[]) {
    try {
      await Promise.all(categories.map((category) => this.#readBoard(category)));
      this.#error = null;
    } catch (error) {
      if (error instanceof RefusedError) this.#error = error;
    }
    this.#tell();
  }

  async #readBoard(category: string) {
    const { competition, audience } = this.#request;
    const etag = this.#etags.get(category);
    const response = await send(
      withQuery(`competitions/${competition}/leaderboard`, { category, audience }),
      {
        signal: this.#stopped.signal,
        throwHttpErrors: (status) => status >= 400,
        ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
      },
    );
    if (response.status === 304) return;
    this.#boards.put(camelise(await response.json()) as Camelised<WireBoard>);
    this.#etags.set(category, response.headers.get('etag') ?? '');
  }

  #tell() {
    if (this.#stopped.signal.aborted) return;
    this.#report({ boards: this.#boards.all, live: this.#live, error: this.#error });
  }

  readonly #onOnline = () => this.#wake();

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

function eventsPath({ competition, categories, audience }: FeedRequest): string {
  const query = new URLSearchParams(categories.map((category) => ['category', category]));
  if (audience) query.set('audience', audience);
  return `competitions/${competition}/events?${query.toString()}`;
}
