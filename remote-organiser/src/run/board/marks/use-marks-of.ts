import type { Competition } from '@topout/contract';
import { useEffect } from 'react';
import { readFollowed } from './follows.ts';
import { setMarks, useMarks } from './store.ts';

/** Takes the marks of a competition out of the store; whether anybody on it is one's own or followed. */
export function useMarksOf({ uuid, userEntry, childEntries }: Competition): boolean {
  useEffect(() => {
    const own = [userEntry, ...childEntries].flatMap((entry) => entry?.user.uuid ?? []);
    setMarks({ gained: new Map(), followed: readFollowed(uuid), own: new Set(own) });
  }, [uuid, userEntry, childEntries]);
  return useMarks(({ followed, own }) => followed.size + own.size > 0);
}
