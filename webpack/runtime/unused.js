/*
 * In place of parts of the federation runtime that the shell never calls (`src/unused-runtime.ts`): the names that
 * the rest of it imports. Whoever comes here registered a remote by its manifest, or named one at build time.
 */
const refuse = () => {
  throw new Error('This shell loads remotes by their entry, at run time');
};

export class SnapshotHandler {
  hooks = { applyPlugin() {}, removePlugin() {} };
  loadRemoteSnapshotInfo = refuse;
}

export const getGlobalRemoteInfo = refuse;
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
export const defaultPreloadArgs = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const remotes = refuse;
export const getSharedFallbackGetter = refuse;

/** Whether a version fits a range: there is one version of each shared module. */
export const satisfy = () => true;

export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const logger = console;
export const infrastructureLogger = console;
export const bindLoggerToCompiler = refuse;
