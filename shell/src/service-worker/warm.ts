/** From a page to the worker: fetch and keep all files of the remote with this manifest. */
export interface WarmMessage {
  readonly warm: string;
}

export const isWarmMessage = (data: unknown): data is WarmMessage =>
  typeof data === 'object' && data !== null && 'warm' in data && typeof data.warm === 'string';

/**
 * From a page that was loaded before there was a worker: keep its files, so that it opens again without a
 * server.
 */
export interface KeepMessage {
  readonly keep: readonly string[];
}

export const isKeepMessage = (data: unknown): data is KeepMessage =>
  typeof data === 'object' && data !== null && 'keep' in data && Array.isArray(data.keep);

/** Files of one part of a remote, in the format of the federation's manifest: needed at once, or later. */
interface Assets {
  readonly sync?: readonly string[];
  readonly async?: readonly string[];
}

/** The parts of a federation manifest (`mf-manifest.json`) that name files. */
export interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string } };
  readonly exposes: readonly { readonly assets: { readonly js: Assets; readonly css: Assets } }[];
}

const all = ({ sync = [], async: later = [] }: Assets): string[] => [...sync, ...later];

/** The addresses of all files of a remote, entry first, relative to its manifest. */
export function filesOf({ metaData, exposes }: Manifest, manifest: string): string[] {
  const { path, name } = metaData.remoteEntry;
  const files = exposes.flatMap(({ assets }) => [...all(assets.js), ...all(assets.css)]);
  return [...new Set([path + name, ...files])].map((file) => new URL(file, manifest).href);
}
