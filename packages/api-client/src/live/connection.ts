import type { CompetitionChange, TopicName } from '@topout/contract';
import { refresh, refreshUnless } from '../http/cache.ts';
import { backOffMs } from './back-off.ts';
import { openStream } from './open-stream.ts';
import { type ServerEvent, serverEvents } from './server-events.ts';

/** Two heartbeats missed: the connection is dead, whatever it says. */
const silenceMs = 12_000;
/** The longest wait before a server that was away is asked again. */
const againMs = 5_000;
/** A page that nobody looks at for so long gives its connection back. */
const hiddenMs = 60_000;
/** Within this, all screens of a hall read again what changed for all of them. */
const spreadMs = 500;

/** `board:UUID`, or `floor` alone. */
export type FollowedTopic = TopicName | `${TopicName}:${string}`;

/** Something on a page that follows topics of a competition. */
export interface Follower {
  readonly topics: readonly FollowedTopic[];
  /** Any event of the stream, also of others' topics. */
  hear(event: ServerEvent): void;
  /** The line is there: whatever changed before was not told. */
  opened?(): void;
  /** It is gone, or does not come. @param times in a row */
  broke?(times: number): void;
}

/** One stream of a page, about all topics of a competition that somebody on it follows. @returns how to join, and then to leave */
function connect(competition: string, gone: () => void): (follower: Follower) => () => void {
  const key = `competitions/${competition}`;
  const followers = new Set<Follower>();
  let line = new AbortController();
  /** The topics of the line. */
  let asked = '';
  let failures = 0;
  let isOver = false;
  let wake: () => void = () => undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let tuning: ReturnType<typeof setTimeout> | undefined;

  const topicsNow = () => [...new Set([...followers].flatMap(({ topics }) => topics))].toSorted().join();
  const drop = () => line.abort();
  const resume = () => wake();
  const look = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(drop, hiddenMs);
    else wake();
  };

  /** Asks for what is followed by then: who goes from one screen to the next leaves and joins in one moment. */
  function tune() {
    clearTimeout(tuning);
    tuning = setTimeout(() => {
      if (followers.size === 0) stop();
      else if (topicsNow() !== asked) drop();
    });
  }

  function stop() {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', resume);
    window.removeEventListener('offline', drop);
    clearTimeout(hiding);
    isOver = true;
    drop();
    wake();
    gone();
  }

  /** It was closed, published, renamed: not all screens of a hall ask at once, and none that read it at `revision`. */
  function readCompetition(revision?: number) {
    const read = () =>
      revision === undefined
        ? refresh(key)
        : refreshUnless<{ revision: number }>(key, (shown) => shown.revision === revision);
    setTimeout(() => void read().catch(() => undefined), Math.random() * spreadMs);
  }

  /** One line, until it ends. */
  async function listen() {
    line = new AbortController();
    let watchdog = setTimeout(drop, silenceMs);
    try {
      // Whoever comes to a screen with others is asked for with them.
      await Promise.resolve();
      asked = topicsNow();
      const { body } = await openStream(`${key}/events?topics=${asked}`, line.signal);
      if (!body) return;
      for (const follower of followers) follower.opened?.();
      for await (const event of serverEvents(body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(drop, silenceMs);
        // What was missed meanwhile is told by nobody.
        if (failures > 0) readCompetition();
        else if (event.event === 'competition') readCompetition(revisionOf(event));
        failures = 0;
        for (const follower of followers) follower.hear(event);
      }
      // The server has ended it: perhaps this person may not follow any more, and the screen does not know.
      readCompetition();
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function follow() {
    while (!isOver) {
      if (!document.hidden) await listen().catch(() => undefined);
      // Another wish is no failure.
      if (!document.hidden && followers.size > 0 && topicsNow() !== asked) continue;
      failures += 1;
      for (const follower of followers) follower.broke?.(failures);
      const waitMs = document.hidden ? null : Math.min(againMs, backOffMs(failures - 1));
      await new Promise<void>((resolve) => {
        const timer = waitMs === null ? undefined : setTimeout(resolve, waitMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', resume);
  window.addEventListener('offline', drop);

  return (follower) => {
    followers.add(follower);
    if (followers.size === 1 && asked === '') void follow();
    else tune();
    return () => {
      followers.delete(follower);
      tune();
    };
  };
}

/** What a competition stands at, as a stream says. */
export const revisionOf = ({ data }: ServerEvent): number => (JSON.parse(data) as CompetitionChange).version;

const connections = new Map<string, ReturnType<typeof connect>>();

/** Follows topics, on the one stream of this page. @returns how to leave */
export function followTopics(competition: string, follower: Follower): () => void {
  const join = connections.get(competition) ?? connect(competition, () => connections.delete(competition));
  connections.set(competition, join);
  return join(follower);
}
