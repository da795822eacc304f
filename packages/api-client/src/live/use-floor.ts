import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isLoggedIn, readSession, sessionAtom } from '../session/session.ts';
import type { FloorJudge } from './floor-feed.ts';

const nobody: readonly FloorJudge[] = [];

/**
 * Follows what other judges do on a route (null: on all): what is on screen of it is read again within a moment. Its
 * code comes after the first paint.
 * @returns who else judges the route now
 */
export function useFloor(competition: string, route: string | null): readonly FloorJudge[] {
  const session = useAtomValue(sessionAtom);
  const follower = isLoggedIn(session) ? session.profile : null;
  const [judges, setJudges] = useState(nobody);
  useEffect(() => {
    if (follower === null) return;
    let wanted = true;
    let leave: () => void = () => undefined;
    void import(/* webpackChunkName: "floor" */ './floor-feed.ts').then(
      ({ followFloor }) => {
        if (!wanted) return;
        leave = followFloor(competition, route, (all) =>
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
