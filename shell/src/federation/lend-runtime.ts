/** What the bundler's federation code provides in every bundle. */
interface Federation {
  readonly runtime: typeof import('@module-federation/runtime');
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
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  globalThis.TOPOUT_FEDERATION = {
    // `init` remembers the instance it last made, for `loadRemote` and others; a remote's must not replace
    // the shell's.
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime,
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
}
