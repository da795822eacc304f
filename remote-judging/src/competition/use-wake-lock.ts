import { useEffect } from 'react';

/** Keeps the screen from going dark while the page is visible, if the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    async function keepAwake() {
      if (document.hidden || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (!wanted) await lock?.release();
    }
    const again = () => void keepAwake();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
