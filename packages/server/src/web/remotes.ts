import { readFileSync } from 'node:fs';
import type { Competition } from '@topout/contract';
import { climbersScore, ownerOf } from '@topout/domain';
import { type DescribedSight, parseSights, quietSight } from './first-sight/sights.ts';

/** The part of `remotes.json` that the server reads; the shell reads the rest. */
export interface Remote {
  readonly paths: readonly string[];
  /** Files that every page of the remote needs. */
  readonly preload: readonly string[];
  /** By path pattern, the additional files for its screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** The same, in addition, in competitions whose climbers log or queue themselves. */
  readonly selfScored: Readonly<Record<string, readonly string[]>>;
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

const textsByPattern = (value: unknown): Record<string, string[]> =>
  Object.fromEntries(
    (typeof value === 'object' && value !== null ? Object.entries(value) : []).map(([pattern, files]) => [
      pattern,
      texts(files),
    ]),
  );

function parseRemote(value: unknown): Remote[] {
  if (typeof value !== 'object' || value === null) return [];
  const { paths, preload, screens, selfScored, sights } = value as Record<string, unknown>;
  return [
    {
      paths: texts(paths),
      preload: texts(preload),
      screens: textsByPattern(screens),
      selfScored: textsByPattern(selfScored),
      sights: parseSights(sights),
    },
  ];
}

/** Pages do not need them, and they make up a large part of the list. */
const ofServer = new Set(['sights', 'selfScored']);
const forPages = (key: string, value: unknown): unknown => (ofServer.has(key) ? undefined : value);

/** Reads `remotes.json`; null if the file is missing or incomplete. */
export function readRemotes(file: string): Remotes | null {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(list)) return null;
    return { list: list.flatMap(parseRemote), text: JSON.stringify(list, forPages) };
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

type WhoScores = Pick<Competition['routeGroups'][number], 'scoredBy' | 'climbersQueue'>;

/**
 * The files that a path's page will load, according to its remote; null if no remote owns the path.
 *
 * @param competition the path's, if it has one
 */
export function filesOf(
  path: string,
  { list }: Remotes,
  competition: { readonly routeGroups: readonly WhoScores[] } | null,
): readonly string[] | null {
  const remote = ownerOf(path, list)?.owner;
  if (!remote) return null;
  const own = competition?.routeGroups.some(
    ({ scoredBy, climbersQueue }) => climbersQueue || climbersScore(scoredBy),
  );
  return [
    ...remote.preload,
    ...(saidOf(path, remote.screens) ?? []),
    ...((own && saidOf(path, remote.selfScored)) || []),
  ];
}

/** How a path's page begins, according to its remote; null if no remote owns the path. */
export function sightOf(path: string, { list }: Remotes): DescribedSight | null {
  const remote = ownerOf(path, list)?.owner;
  return remote ? (saidOf(path, remote.sights) ?? quietSight) : null;
}
