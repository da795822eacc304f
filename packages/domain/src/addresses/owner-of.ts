/** Owns paths by patterns such as `/:competition/entries/*`. */
export interface PathOwner {
  readonly paths: readonly string[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parameters that are uuids, in any owner's pattern. */
const uuidParameters = new Set([':competition', ':league']);

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function fits(segment: string, given: string): boolean {
  if (uuidParameters.has(segment)) return uuid.test(given);
  return segment.startsWith(':') || segment === given;
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  const open = pattern.at(-1) === '*';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every((segment, i) => fits(segment, path[i] ?? ''));
}

/** A word outweighs a parameter, a parameter the end of the pattern, and the end "the rest". */
function weight(segment: string | undefined): number {
  if (segment === undefined) return 1;
  if (segment === '*') return 0;
  return segment.startsWith(':') ? 2 : 3;
}

function moreSpecific(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = weight(b[i]) - weight(a[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The owner whose pattern fits a path best, with that pattern; null when none fits. Ignores trailing slashes.
 */
export function ownerOf<Owner extends PathOwner>(
  path: string,
  owners: readonly Owner[],
): { owner: Owner; pattern: string } | null {
  const given = segmentsOf(path);
  const fitting = owners
    .flatMap((owner) => owner.paths.map((pattern) => ({ owner, pattern, segments: segmentsOf(pattern) })))
    .filter(({ segments }) => matches(segments, given))
    .sort((a, b) => moreSpecific(a.segments, b.segments));
  const [best] = fitting;
  return best ? { owner: best.owner, pattern: best.pattern } : null;
}
