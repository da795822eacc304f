import { readFileSync } from 'node:fs';
import { ownerOf } from '@topout/domain';

/** What the server reads of `remotes.json`; the shell reads the rest. */
export interface Remote {
  readonly paths: readonly string[];
  /** Files that every page of the remote needs. */
  readonly preload: readonly string[];
  /** By path pattern, the files that its screen needs beside them. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

export interface Remotes {
  readonly list: readonly Remote[];
  /** The whole list as JSON, for the page. */
  readonly text: string;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function parseRemote(value: unknown): Remote[] {
  if (typeof value !== 'object' || value === null) return [];
  const { paths, preload, screens } = value as Record<string, unknown>;
  const byPattern = typeof screens === 'object' && screens !== null ? Object.entries(screens) : [];
  return [
    {
      paths: texts(paths),
      preload: texts(preload),
      screens: Object.fromEntries(byPattern.map(([pattern, files]) => [pattern, texts(files)])),
    },
  ];
}

/** Reads `remotes.json`; null where there is no such file, or not a whole one. */
export function readRemotes(file: string): Remotes | null {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(list) ? { list: list.flatMap(parseRemote), text: JSON.stringify(list) } : null;
  } catch {
    return null;
  }
}

/** Origins other than our own that remotes are loaded from. */
export function remoteOrigins({ list }: Remotes): string[] {
  const addresses = list.flatMap(({ preload }) => preload).filter((url) => /^https?:/.test(url));
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}

/** What the page of a path will load, as its remote says; null when no remote owns the path. */
export function filesOf(path: string, { list }: Remotes): readonly string[] | null {
  const remote = ownerOf(path, list)?.owner;
  if (!remote) return null;
  const screen = ownerOf(path, [{ paths: Object.keys(remote.screens) }]);
  return [...remote.preload, ...(screen ? (remote.screens[screen.pattern] ?? []) : [])];
}
