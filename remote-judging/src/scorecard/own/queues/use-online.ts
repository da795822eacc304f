import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether this phone has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
