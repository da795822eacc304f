import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Longest wait for a remote's script, in milliseconds. */
const limitMs = 8_000;

const tries = new Map<string, number>();

/**
 * A second try needs another address: the browser keeps a hanging request, and gives it to the next caller.
 */
function nextAddress(url: string): string {
  const tried = tries.get(url) ?? 0;
  tries.set(url, tried + 1);
  return tried === 0 ? url : `${url}?retry=${tried}`;
}

/** Runs in the shell before anything is shared: a script that is too slow counts as failed. */
export default function shellRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'shell-runtime',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = nextAddress(url);
      script.async = true;
      if (!script.src.startsWith(window.location.origin)) script.crossOrigin = 'anonymous';
      const timer = setTimeout(() => {
        script.dispatchEvent(new Event('error'));
        script.remove();
      }, limitMs);
      for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => clearTimeout(timer));
      return { script };
    },
  };
}
