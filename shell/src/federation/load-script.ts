/** Longest wait for a remote's script, in milliseconds. */
const limitMs = 8_000;

const tries = new Map<string, number>();

/** A second try needs another address: the browser keeps a hanging request, and gives it to the next caller. */
function nextAddress(url: string): string {
  const tried = tries.get(url) ?? 0;
  tries.set(url, tried + 1);
  return tried === 0 ? url : `${url}?retry=${tried}`;
}

/** Runs a script. Rejects if it does not come in time. */
export function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = nextAddress(url);
  script.async = true;
  if (!script.src.startsWith(window.location.origin)) script.crossOrigin = 'anonymous';
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The script ${url} did not load`));
    const timer = setTimeout(fail, limitMs);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => clearTimeout(timer));
    document.head.append(script);
  }).finally(() => script.remove());
}
