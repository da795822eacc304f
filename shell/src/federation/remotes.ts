/** One remote in `remotes.json`. Addresses may be absolute: a remote may be on another origin. */
export interface RemoteConfig {
  readonly name: string;
  /** Changes whenever a file of the remote changes. */
  readonly version: string;
  /** Version of the agreement with the shell that it was built for. */
  readonly contract: number;
  /** The script that the federation runtime loads. */
  readonly entry: string;
  /** List of all files of the remote, which the service worker reads. */
  readonly manifest: string;
  /** Patterns of the paths the remote owns, `/:competition/entries/*`. */
  readonly paths: readonly string[];
  /** A signed-in person's device keeps all its files once they have visited it. */
  readonly offline: boolean;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isName = (value: unknown): value is string => isText(value) && /^[a-z][a-z0-9-]*$/.test(value);
const isPath = (path: string): boolean => /^\/($|[^*]*$|[^*]*\/\*$|\*$)/.test(path);

function parseRemote(value: unknown): RemoteConfig | null {
  if (!isFields(value)) return null;
  const { name, version, contract, entry, manifest, paths, offline = false } = value;
  if (!isName(name) || !isText(version) || typeof contract !== 'number') return null;
  if (!isText(entry) || !isText(manifest)) return null;
  if (!isTexts(paths) || !paths.every(isPath) || typeof offline !== 'boolean') return null;
  return { name, version, contract, entry, manifest, paths, offline };
}

/**
 * Reads `remotes.json` strictly: leaves out a remote with anything missing or unexpected, so that only its
 * own pages are lost. Anything but a list has no remotes. Of two remotes with the same name the first counts.
 */
export function parseRemotes(value: unknown): RemoteConfig[] {
  const remotes = new Map<string, RemoteConfig>();
  for (const item of Array.isArray(value) ? (value as unknown[]) : []) {
    const remote = parseRemote(item);
    if (remote && !remotes.has(remote.name)) remotes.set(remote.name, remote);
  }
  return [...remotes.values()];
}
