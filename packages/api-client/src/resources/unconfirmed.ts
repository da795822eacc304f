import { followTopics, pollMs, refresh, useKept } from '@topout/api-client/core';
import type { PresenceChange, UnconfirmedResults } from '@topout/contract';
import { useEffect } from 'react';
import { withQuery } from '../http/with-query.ts';

const unconfirmedPath = (competition: string) => `competitions/${competition}/unconfirmed-results`;

/** In a busy hall something changes all the time; nobody reads faster than this. */
const settleMs = 2_000;

/**
 * What a judge may confirm, kept on the phone, and read again when a result changes.
 *
 * @param competitor whose; null = everybody's
 */
export function useUnconfirmed(competition: string | null, competitor: string | null = null) {
  useEffect(() => {
    if (competition === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      timer = undefined;
      refresh(`${unconfirmedPath(competition)}*`).catch(() => undefined);
    };
    const leave = followTopics(competition, {
      topics: ['presence'],
      hear: ({ event, data }) => {
        if (event !== 'changed' || (JSON.parse(data) as PresenceChange).routes.length === 0) return;
        timer ??= setTimeout(readAgain, settleMs);
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [competition]);
  const key = competition && withQuery(unconfirmedPath(competition), { competitor });
  return useKept<UnconfirmedResults>(key, { refreshInterval: pollMs });
}
