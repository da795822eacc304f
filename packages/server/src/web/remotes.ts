import { readFileSync } from 'node:fs';
import { ownerOf } from '@topout/domain';
import { type DescribedSight, parseSights, quietSight } from './first-sight/sights.ts';

/** What the server reads of `remotes.json`; the shell reads the rest. */
export interface Remote {
  readonly paths: readonly string[];
  /** Files that every page of the remote needs. */
  readonly preload: readonly string[];
  /** By path pattern, the files that its screen needs beside them. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** By path pattern, what is seen before scripts have come. */
  readonly sights: Readonly<Record<string, DescribedSight>>;
}

export interface Remotes {
  readonly list: readonly Remote[];
  /** The list as JSON, for the page: without what the server alone reads. */
  readonly text: string;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function parseRemote(value: unknown): Remote[] {
  if (typeof value !== 'object' || value === null) return [];
  const { paths, preload, screens, sights } = value as Record<string, unknown>;
  const byPattern = typeof screens === 'object' && screens !== null ? Object.entries(screens) : [];
  return [
    {
      paths: texts(paths),
      preload: texts(preload),
      screens: Object.fromEntries(byPattern.map(([pattern, files]) => [pattern, texts(files)])),
      sights: parseSights(sights),
    },
  ];
}

/** Of no use to pages, and a good part of the list. */
const withoutSights = (key: string, value: unknown): unknown => (key === 'sights' ? undefined : value);

/** Reads `remotes.json`; null where there is no such file, or not a whole one. */
export function readRemotes(file: string): Remotes | null {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(list)) return null;
    return { list: list.flatMap(parseRemote), text: JSON.stringify(list, withoutSights) };
  } catch {
    return null;
  }
}

/** Origins other than our own that remotes are loaded from. */
export function remoteOrigins({ list }: Remotes): string[] {
  const addresses = list.flatMap(({ preload }) => preload).filter((url) => /^https?:/.test(url));
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}

/** What a remote says of the pattern that fits a path best. */
function saidOf<T>(path: string, byPattern: Readonly<Record<string, T>>): T | undefined {
  const best = ownerOf(path, [{ paths: Object.keys(byPattern) }]);
  return best ? byPattern[best.pattern] : undefined;
}

/** What the page of a path will load, as its remote says; null when no remote owns the path. */
export function filesOf(path: string, { list }: Remotes): readonly string[] | null {
  const remote = ownerOf(path, list)?.owner;
  return remote ? [...remote.preload, ...(saidOf(path, remote.screens) ?? [])] : null;
}

/** How the page of a path begins, as its remote says; null when no remote owns the path. */
export function sightOf(path: string, { list }: Remotes): DescribedSight | null {
  const remote = ownerOf(path, list)?.owner;
  return remote ? (saidOf(path, remote.sights) ?? quietSight) : null;
}
