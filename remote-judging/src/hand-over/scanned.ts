const key = 'topout/handOver';

/**
 * Keeps the content of a scanned address after its # during signing in, and removes it from the address, so
 * that a shared link does not bring it in again.
 */
export function takeScanned(): void {
  const scanned = window.location.hash.slice(1);
  if (scanned === '') return;
  sessionStorage.setItem(key, scanned);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

export const readScanned = (): string | null => sessionStorage.getItem(key);
export const forgetScanned = (): void => sessionStorage.removeItem(key);
