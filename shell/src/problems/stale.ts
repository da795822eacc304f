import { unsentWork } from '@topout/api-client';

const key = 'topout/reloaded-for';

/** A file of a page could not be loaded: the network, or a deployment that took it away. */
export function isMissingFile(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** Whether a reload would take something from under somebody's hands: unsent work, an open question, a field that is written in. */
function isInUse(): boolean {
  const active = document.activeElement;
  const isWriting =
    (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) && active.value !== '';
  return unsentWork() > 0 || isWriting || document.querySelector('dialog[open]') !== null;
}

/**
 * Reloads the page to get the files of a newer deployment: once for each file, so that it never goes round in
 * circles, never offline, and never while the page is in use.
 *
 * @param what names the file or the version that is missing
 * @returns whether the page is about to go
 */
export function reloadOnce(what: string, reload = () => window.location.reload()): boolean {
  if (!navigator.onLine || isInUse() || sessionStorage.getItem(key) === what) return false;
  sessionStorage.setItem(key, what);
  reload();
  return true;
}

/**
 * Reloads the page whenever the network comes back, for as long as the page stands there for want of one. Each return is
 * one more try: the first moments of a network often carry nothing yet.
 *
 * @returns ends it
 */
export function reloadOnReturn(reload = () => window.location.reload()): () => void {
  const tryAgain = () => {
    if (!isInUse()) reload();
  };
  window.addEventListener('online', tryAgain);
  return () => window.removeEventListener('online', tryAgain);
}
