import type { Liveness } from '@topout/api-client';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** How live a board is: a device without a network says so at once, before the silence of the server is noticed. */
export const useLiveness = (heard: Liveness): Liveness =>
  useSyncExternalStore(subscribe, () => navigator.onLine) ? heard : 'stale';
