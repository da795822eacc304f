import type { BoardDelta as WireDelta, Heartbeat, Leaderboard as WireBoard } from '@topout/contract';
import { send } from '../http/api.ts';
import { withQuery } from '../http/cache.ts';
import { type Camelised, camelise } from '../http/case.ts';
import { RefusedError } from '../http/errors.ts';
import { applyDelta, type BoardDelta, type Leaderboard } from './apply-delta.ts';
import { backOffMs } from './back-off.ts';
import { serverEvents } from './server-events.ts';

/** `live`: the server speaks. `connecting`: not yet, or not again. `stale`: for a while it has not. */
export type Liveness = 'live' | 'connecting' | 'stale';

export interface FeedState {
  readonly boards: ReadonlyMap<string, Leaderboard>;
  readonly live: Liveness;
  /** Why there is no board, when the server refused. */
  readonly error: Error | null;
}

export interface FeedRequest {
  readonly competition: string;
  readonly categories: readonly string[];
  readonly audience?: 'staff';
}

/** Two heartbeats missed: the connection is dead, whatever it says. */
const silenceMs = 40_000;
/** After so many streams in a row that brought nothing, the boards are polled as well. */
const streamsBeforePolling = 3;
const pollMs = 5_000;
/** A page that nobody looks at for so long gives its connection back. */
const hiddenMs = 60_000;

/** Follows boards until stopped: snapshot, then deltas; read anew after a gap; polled where streams do not pass. */
export function followBoards(request: FeedRequest, report: (state: FeedState) => void): () => void {
  const { competition, categories, audience } = request;
  const boards = new Map<string, Leaderboard>();
  const etags = new Map<string, string>();
  const stopped = new AbortController();
  let attempt = new AbortController();
  let wake: () => void = () => undefined;
  let failures = 0;
  let live: Liveness = 'connecting';
  let error: Error | null = null;

  const tell = () => {
    if (!stopped.signal.aborted) report({ boards: new Map(boards), live, error });
  };
  const put = (board: Leaderboard) => {
    const known = boards.get(board.category);
    if (known && known.version > board.version) return;
    boards.set(board.category, board);
    error = null;
    tell();
  };

  async function readBoard(category: string) {
    const path = withQuery(`competitions/${competition}/leaderboard`, { category, audience });
    const etag = boards.has(category) ? etags.get(category) : undefined;
    const response = await send(path, {
      signal: stopped.signal,
      throwHttpErrors: (status) => status >= 400,
      ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
    });
    if (response.status === 304) return;
    etags.set(category, response.headers.get('etag') ?? '');
    put(camelise(await response.json()) as Camelised<WireBoard>);
  }

  async function readAll() {
    try {
      await Promise.all(categories.map(readBoard));
    } catch (cause) {
      if (stopped.signal.aborted) return;
      if (cause instanceof RefusedError) error = cause;
      tell();
    }
  }

  function hear(event: string, data: string) {
    const message = camelise(JSON.parse(data));
    if (event === 'board') put(message as Camelised<WireBoard>);
    if (event === 'delta') hearDelta(message as Camelised<WireDelta>);
    if (event === 'heartbeat') hearHeartbeat(message as Heartbeat);
  }
  function hearDelta(delta: BoardDelta) {
    const board = boards.get(delta.category);
    if (!board || delta.to <= board.version) return;
    const next = applyDelta(board, delta);
    if (next) put(next);
    else void readBoard(delta.category).catch(() => attempt.abort());
  }
  function hearHeartbeat({ versions }: Heartbeat) {
    for (const [category, version] of Object.entries(versions)) {
      const board = boards.get(category);
      if (board && board.version < version) void readBoard(category).catch(() => attempt.abort());
    }
  }

  async function stream() {
    attempt = new AbortController();
    const signal = AbortSignal.any([stopped.signal, attempt.signal]);
    let watchdog = setTimeout(() => attempt.abort(), silenceMs);
    try {
      const response = await send(eventsPath(request), {
        signal,
        timeout: false,
        headers: { accept: 'text/event-stream' },
      });
      if (!response.body) return;
      for await (const { event, data } of serverEvents(response.body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => attempt.abort(), silenceMs);
        failures = 0;
        live = 'live';
        hear(event, data);
        tell();
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function follow() {
    void readAll();
    while (!stopped.signal.aborted) {
      await stream().catch(() => undefined);
      if (stopped.signal.aborted) return;
      failures += 1;
      live = failures < 2 ? 'connecting' : 'stale';
      tell();
      await pause(failures < streamsBeforePolling ? backOffMs(failures - 1) : pollMs);
      if (failures >= streamsBeforePolling) await readAll();
    }
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let hiding: ReturnType<typeof setTimeout> | undefined;
  function onVisibility() {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(() => attempt.abort(), hiddenMs);
    else retryNow();
  }
  function retryNow() {
    if (live !== 'live') wake();
  }

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', retryNow);
  void follow();

  return () => {
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', retryNow);
    stopped.abort();
    wake();
  };
}

function eventsPath({ competition, categories, audience }: FeedRequest): string {
  const query = new URLSearchParams(categories.map((category) => ['category', category]));
  if (audience) query.set('audience', audience);
  return `competitions/${competition}/events?${query.toString()}`;
}
