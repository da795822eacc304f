import type { CompetitionChange, TopicName } from '@topout/contract';
import { refresh, refreshUnless } from '../http/cache.ts';
import { backOffMs } from './back-off.ts';
import { openStream } from './open-stream.ts';
import { type ServerEvent, serverEvents } from './server-events.ts';

/** Two heartbeats missed: the connection is dead, whatever its state says. */
const silenceMs = 12_000;
/** The longest wait before asking again after an absence of the server. */
const againMs = 5_000;
/** A page that has been hidden for this long gives its connection back. */
const hiddenMs = 60_000;
/** Within this time, all screens of a hall read again what changed for all of them. */
const spreadMs = 500;

/** `board:UUID`, or just `presence`. */
export type FollowedTopic = TopicName | `${TopicName}:${string}`;

/** A part of a page that follows topics of a competition. */
export interface Follower {
  readonly topics: readonly FollowedTopic[];
  /** Any event of the stream, including other followers' topics. */
  hear(event: ServerEvent): void;
  /** The line is open: earlier changes were not reported. */
  opened?(): void;
  /** It broke, or did not open. @param times in a row */
  broke?(times: number): void;
}

/**
 * One stream of a page, for all topics of a competition that anything on it follows. @returns how to join,
 * and then to leave
 */
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

  /**
   * Asks for the topics followed at the end of the moment: moving from one screen to the next leaves and
   * joins in one go.
   */
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

  /**
   * The competition was closed, published or renamed: spread the hall's requests, and skip those who read it
   * at `revision`.
   */
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
      // Includes followers that join in the same moment.
      await Promise.resolve();
      asked = topicsNow();
      const { body } = await openStream(`${key}/events?topics=${asked}`, line.signal);
      if (!body) return;
      for (const follower of followers) follower.opened?.();
      for await (const event of serverEvents(body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(drop, silenceMs);
        // Nobody reports what was missed in between.
        if (failures > 0) readCompetition();
        else if (event.event === 'competition') readCompetition(revisionOf(event));
        failures = 0;
        for (const follower of followers) follower.hear(event);
      }
      // The server ended it: perhaps this person may no longer follow, and the screen does not know.
      readCompetition();
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function follow() {
    while (!isOver) {
      if (!document.hidden) await listen().catch(() => undefined);
      if (isOver) return;
      // A change of topics is not a failure.
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

/** A competition's revision, as a stream reports it. */
export const revisionOf = ({ data }: ServerEvent): number => (JSON.parse(data) as CompetitionChange).version;

const connections = new Map<string, ReturnType<typeof connect>>();

/** Follows topics on the page's one stream. @returns how to leave */
export function followTopics(competition: string, follower: Follower): () => void {
  const join = connections.get(competition) ?? connect(competition, () => connections.delete(competition));
  connections.set(competition, join);
  return join(follower);
}
