import { usePassed } from '@topout/app-kit/use-passed';
import { useState } from 'react';

/** By then a tap that was meant for who stood there before has landed. */
const restMs = 1_000;

/** Who is next, and whether they have been for a second, or all the time: another judge may change it at any moment. */
export function useSettled(user: string | undefined): boolean {
  const [shown, setShown] = useState({ user, since: 0 });
  if (shown.user !== user) setShown({ user, since: Date.now() });
  return usePassed(new Date(shown.since + restMs).toISOString());
}
