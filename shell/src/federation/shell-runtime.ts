import * as core from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core;
}

/** Longest wait for a remote's script, in milliseconds. */
const limitMs = 8_000;

const tries = new Map<string, number>();

/** A second try needs another address: the browser holds a request that hangs, and gives it to whoever asks again. */
function nextAddress(url: string): string {
  const tried = tries.get(url) ?? 0;
  tries.set(url, tried + 1);
  return tried === 0 ? url : `${url}?retry=${tried}`;
}

/** Remotes are built without the runtime's core and take the shell's. */
globalThis._FEDERATION_RUNTIME_CORE = core;

/** Runs in the shell before anything is shared: hands out the core and puts a limit on a remote that is slow. */
export default function shellRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'shell-runtime',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = nextAddress(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      const timer = setTimeout(() => {
        script.dispatchEvent(new Event('error'));
        script.remove();
      }, limitMs);
      for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => clearTimeout(timer));
      return { script };
    },
  };
}
