import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isLoggedIn, readSession, sessionAtom } from '../session/session.ts';
import type { PresentJudge } from '@topout/contract';

const nobody: readonly PresentJudge[] = [];

/**
 * Follows other judges' work on a route (null: on all): the screen reads their changes again within a moment.
 * Its code loads after the first paint.
 * @returns who else is judging the route now
 */
export function usePresentJudges(competition: string, route: string | null): readonly PresentJudge[] {
  const session = useAtomValue(sessionAtom);
  const follower = isLoggedIn(session) ? session.profile : null;
  const [judges, setJudges] = useState(nobody);
  useEffect(() => {
    if (follower === null) return;
    let wanted = true;
    let leave: () => void = () => undefined;
    void import(/* webpackChunkName: "presence" */ './presence-feed.ts').then(
      ({ followPresence }) => {
        if (!wanted) return;
        leave = followPresence(competition, route, (all) =>
          setJudges(all.filter(({ uuid }) => uuid !== readSession().profile)),
        );
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      leave();
    };
  }, [competition, route, follower]);
  return judges;
}
