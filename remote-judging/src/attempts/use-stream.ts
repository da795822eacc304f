import { type Attempt, useAttempts, useOutbox } from '@topout/api-client';
import { useMemo } from 'react';
import { overlayAttempts, type ShownStream } from '../outbox/overlay-attempts.ts';

/** The attempts of one person on one route, with what this phone has added; and what reading them came to. */
export function useStream(competition: string, route: string, user: string, me: Attempt['judge']) {
  const { data: saved, error, isKept } = useAttempts(competition, route, user);
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
