import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether somebody can see this page: not in another tab, nor with the phone in the pocket. */
export const usePageShown = (): boolean =>
  useSyncExternalStore(follow, () => document.visibilityState === 'visible');
