import { unsentWork } from '@topout/api-client';

const key = 'topout/reloaded-for';

/** A file of a page could not be loaded: because of the network, or of a deployment that removed it. */
export function isMissingFile(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** Whether a reload would interrupt somebody: unsent work, an open question, a field in use. */
function isInUse(): boolean {
  const active = document.activeElement;
  const isWriting =
    (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) && active.value !== '';
  return unsentWork() > 0 || isWriting || document.querySelector('dialog[open]') !== null;
}

/**
 * Reloads the page to get the files of a newer deployment: only once for each file, so that it never loops,
 * never offline, and never while the page is in use.
 *
 * @param what the missing file or version
 * @returns whether the page is about to reload
 */
export function reloadOnce(what: string, reload = () => window.location.reload()): boolean {
  if (!navigator.onLine || isInUse() || sessionStorage.getItem(key) === what) return false;
  sessionStorage.setItem(key, what);
  reload();
  return true;
}

/**
 * Reloads the page whenever the network returns, as long as the page is stuck without one. Each return is
 * another try: the first moments of a network often carry nothing yet.
 *
 * @returns a function that stops this
 */
export function reloadOnReturn(reload = () => window.location.reload()): () => void {
  const tryAgain = () => {
    if (!isInUse()) reload();
  };
  window.addEventListener('online', tryAgain);
  return () => window.removeEventListener('online', tryAgain);
}
