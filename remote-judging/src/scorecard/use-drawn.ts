import { useEffect, useState } from 'react';

/** Whether what came first is on screen, so that the rest does not compete with it for a slow line. */
export function useDrawn(there: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!there) return undefined;
    const timer = setTimeout(() => setDrawn(true));
    return () => clearTimeout(timer);
  }, [there]);
  return drawn;
}
