import { createInstance } from './runtime.ts';

/** What the bundler's federation code provides in every bundle. */
interface Federation {
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: (webpackRequire: unknown) => void;
}

declare const __webpack_require__: { readonly federation: Federation };

declare global {
  var TOPOUT_FEDERATION: object;
}

/**
 * Remotes are built without the federation runtime and borrow the shell's (`webpack/src/federation.ts`). Call
 * this before the first remote loads.
 */
export function lendRuntime(): void {
  const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  globalThis.TOPOUT_FEDERATION = {
    // Each remote has an instance of its own.
    runtime: { init: createInstance },
    bundlerRuntime,
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
}
