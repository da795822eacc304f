/*
 * In place of the federation runtime's code for manifests (`src/no-manifests.ts`): the names that the rest of it
 * imports. A call means that somebody registered a remote by its manifest.
 */
const refuse = () => {
  throw new Error('This shell loads remotes by their entry, not by a manifest');
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
