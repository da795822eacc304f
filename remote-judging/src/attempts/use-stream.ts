import type { Route, SignedAttempt, UserAttempts } from '@topout/contract';
import { useAttempts, useOutbox, useRouteAttempts } from '@topout/api-client';
import { useMemo } from 'react';
import { overlayAttempts, type ShownStream } from '../outbox/overlay-attempts.ts';

/** One person's attempts on one route, including this phone's additions, and the state of reading them. */
export function useStream(competition: string, route: Route, user: string, me: SignedAttempt['judge']) {
  const { data: own, error, isKept } = useAttempts(competition, route.uuid, user);
  // The queue screen has read everybody's: enough to start with, and to judge somebody new without a network.
  const { data: all } = useRouteAttempts(competition, route.uuid, { peek: true });
  const saved = own ?? (all && (all.find((group) => group.user === user) ?? nothingOf(user)));
  const open = useOutbox();
  const uuid = me?.uuid;
  const name = me?.name;
  const data = useMemo((): ShownStream | undefined => {
    if (!saved || !open) return undefined;
    const judge = uuid !== undefined && name !== undefined ? { uuid, name } : null;
    return overlayAttempts(saved, open.items, route, judge);
  }, [saved, open, route, uuid, name]);
  return { data, error, isKept };
}

const nothingOf = (user: string): UserAttempts => ({ user, version: 0, attempts: [] });
