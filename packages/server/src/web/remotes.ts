import { readFileSync } from 'node:fs';
import { ownerOf } from '@topout/domain';
import { type DescribedSight, parseSights, quietSight } from './first-sight/sights.ts';

/** The part of `remotes.json` that the server reads; the shell reads the rest. */
export interface Remote {
  readonly paths: readonly string[];
  /** Files that every page of the remote needs. */
  readonly preload: readonly string[];
  /** By path pattern, the additional files for its screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** By path pattern, what is visible before scripts arrive. */
  readonly sights: Readonly<Record<string, DescribedSight>>;
}

export interface Remotes {
  readonly list: readonly Remote[];
  /** The list as JSON for the page, without the parts that only the server reads. */
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

/** Pages do not need them, and they make up a large part of the list. */
const withoutSights = (key: string, value: unknown): unknown => (key === 'sights' ? undefined : value);

/** Reads `remotes.json`; null if the file is missing or incomplete. */
export function readRemotes(file: string): Remotes | null {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(list)) return null;
    return { list: list.flatMap(parseRemote), text: JSON.stringify(list, withoutSights) };
  } catch {
    return null;
  }
}

/** Origins, other than our own, that remotes load from. */
export function remoteOrigins({ list }: Remotes): string[] {
  const addresses = list.flatMap(({ preload }) => preload).filter((url) => /^https?:/.test(url));
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}

/** A remote's value for the pattern that fits a path best. */
function saidOf<T>(path: string, byPattern: Readonly<Record<string, T>>): T | undefined {
  const best = ownerOf(path, [{ paths: Object.keys(byPattern) }]);
  return best ? byPattern[best.pattern] : undefined;
}

/** The files that a path's page will load, according to its remote; null if no remote owns the path. */
export function filesOf(path: string, { list }: Remotes): readonly string[] | null {
  const remote = ownerOf(path, list)?.owner;
  return remote ? [...remote.preload, ...(saidOf(path, remote.screens) ?? [])] : null;
}

/** How a path's page begins, according to its remote; null if no remote owns the path. */
export function sightOf(path: string, { list }: Remotes): DescribedSight | null {
  const remote = ownerOf(path, list)?.owner;
  return remote ? (saidOf(path, remote.sights) ?? quietSight) : null;
}
