import { useEffect, useState } from 'react';

/** By then a tap that was meant for who stood there before has landed. */
const restMs = 1_000;

/** Whether who is next has been so for a second, or all the time: another judge may change it at any moment. */
export function useSettled(user: string | undefined): boolean {
  const [shown, setShown] = useState({ user, settled: true });
  if (shown.user !== user) setShown({ user, settled: false });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ user, settled: true }), restMs);
    return () => clearTimeout(timer);
  }, [user]);
  return shown.settled;
}
