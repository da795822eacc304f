/** A judge, or somebody who judges too, as the server last saw them. */
export interface SeenJudge {
  readonly uuid: string;
  readonly name: string;
  readonly role: string;
  readonly lastSeenAt: string | null;
  /** Results on their phone at its last sign of life. */
  readonly unsent: number;
}

/** A judging group. */
export interface WatchedGroup {
  readonly uuid: string;
  readonly name: string;
  readonly routes: readonly string[];
  readonly judges: readonly string[];
}

/** Who looks after the routes of a competition, at one moment. */
export interface WatchedWall {
  /** The server's clock. */
  readonly at: string;
  readonly groups: readonly WatchedGroup[];
  readonly judges: readonly SeenJudge[];
  /** Every judge may judge every route: groups say only who is meant to. */
  readonly judgesRoam: boolean;
}

/** `HERE`: a judge of the route works now. `AWAY`: none of them does. `NOBODY`: it has no judges. */
export type RouteWatch = 'HERE' | 'AWAY' | 'NOBODY';

/** Long enough to change a battery or the route, short enough for a queue to notice. */
const awayAfterMs = 180_000;

/** Whether a judge works now, as far as the server knows. Both are server times. */
export const isAtWork = ({ lastSeenAt }: Pick<SeenJudge, 'lastSeenAt'>, at: string): boolean =>
  lastSeenAt !== null && Date.parse(at) - Date.parse(lastSeenAt) < awayAfterMs;

/**
 * The judges of a route: those of its group; where its group has none and judges roam, all ordinary judges.
 * (behaviour: organising#needs)
 */
export function judgesOf(wall: WatchedWall, route: string): readonly SeenJudge[] {
  const group = wall.groups.find(({ routes }) => routes.includes(route));
  const own = group ? judgesIn(wall, group) : [];
  return own.length === 0 && wall.judgesRoam ? wall.judges.filter(({ role }) => role === 'JUDGE') : own;
}

/** The judges of an group who still have a role. */
export const judgesIn = ({ judges }: WatchedWall, group: WatchedGroup): readonly SeenJudge[] =>
  judges.filter(({ uuid }) => group.judges.includes(uuid));

/** Whether somebody looks after a route now. */
export function watchOf(wall: WatchedWall, route: string): RouteWatch {
  const judges = judgesOf(wall, route);
  if (judges.length === 0) return 'NOBODY';
  return judges.some((judge) => isAtWork(judge, wall.at)) ? 'HERE' : 'AWAY';
}

/** What is on the phones of an group's judges: it may be for any of its routes. */
export function unsentAround(wall: WatchedWall, route: string): number {
  const group = wall.groups.find(({ routes }) => routes.includes(route));
  return group ? judgesIn(wall, group).reduce((sum, { unsent }) => sum + unsent, 0) : 0;
}

/** The one who was there last; null if nobody has been seen yet. */
export function lastSeenOf(judges: readonly SeenJudge[]): SeenJudge | null {
  const seen = judges.filter(({ lastSeenAt }) => lastSeenAt !== null);
  return seen.toSorted((a, b) => momentOf(b) - momentOf(a))[0] ?? judges[0] ?? null;
}

const momentOf = ({ lastSeenAt }: SeenJudge) => (lastSeenAt === null ? 0 : Date.parse(lastSeenAt));
