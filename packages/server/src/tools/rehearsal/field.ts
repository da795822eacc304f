import type { AttemptsReply, Competition, EntryPage, JudgingGroup, RouteList } from '@topout/contract';
import type { Static } from 'typebox';
import { CommandFault } from '../command.ts';
import type { HttpClient } from './http-client.ts';

export interface FieldRoute {
  readonly uuid: string;
  readonly sport: boolean;
  /** Zones of a boulder, holds of a sport route. */
  readonly segments: number;
}

/** What a judge has seen of one competitor on one route. */
export interface SeenCard {
  version: number;
  /** Topped, or out of attempts. */
  done: boolean;
}

export const streamKey = (route: string, competitor: string): string => `${route}/${competitor}`;

/** What there is to judge: the routes of a competition, and who may climb them. */
export interface RehearsalField {
  readonly competition: string;
  readonly routes: readonly FieldRoute[];
  /** Profile uuids. */
  readonly competitors: readonly string[];
  /** Category uuid by competitor. */
  readonly categoryOf: ReadonlyMap<string, string>;
  /** Judging groups, if judges may judge only in their own; null = everywhere. */
  readonly groups: readonly JudgingGroup[] | null;
  /** The earlier results, by `streamKey`. */
  readonly seen: ReadonlyMap<string, SeenCard>;
}

/**
 * The field as one judge sees it: real screens offer only routes of the judge's own groups. Without a judging
 * group, all of it.
 */
export function fieldOf(field: RehearsalField, profile: string): RehearsalField {
  const own = field.groups?.filter(({ judges }) => judges.some(({ uuid }) => uuid === profile)) ?? [];
  const mine = new Set(own.flatMap(({ routes }) => routes));
  return mine.size === 0 ? field : { ...field, routes: field.routes.filter(({ uuid }) => mine.has(uuid)) };
}

const nobodyMayJudge =
  'No judge is in a judging area with routes, and judges of this competition judge in their own only: every result would be held. Make judging areas, and name an organiser with --email and --password, who puts the judges into them.';

interface OfJudge {
  /** Profile uuid. */
  readonly profile: string;
  readonly token: string;
}

/** @throws CommandFault if nobody may judge anything */
export async function readField(
  http: HttpClient,
  competition: string,
  judges: readonly OfJudge[],
): Promise<RehearsalField> {
  const [{ token } = { token: '' }] = judges;
  const found = await http.call<Competition>(`/competitions/${competition}`, { token });
  const everywhere = found.settings.judgeRoutePermissions === 'SEE_JUDGE_ALL';
  const team = new Set(judges.map(({ profile }) => profile));
  const assigned = found.judgingGroups.some(
    (group) => group.routes.length > 0 && group.judges.some(({ uuid }) => team.has(uuid)),
  );
  if (!everywhere && !assigned) throw new CommandFault(nobodyMayJudge);
  const lists = await Promise.all(
    found.venues.map(({ uuid }) =>
      http.call<Static<typeof RouteList>>(`/venues/${uuid}/routes?competition=${competition}`, { token }),
    ),
  );
  const routes = lists
    .flat()
    .filter(({ competitionRouteGroups }) => competitionRouteGroups.length > 0)
    .map(({ uuid, climbType, segmentsCount }) => ({
      uuid,
      sport: climbType === 'SPORT',
      segments: segmentsCount,
    }));
  const categoryOf = await readCompetitors(http, competition, token);
  return {
    competition,
    routes,
    competitors: [...categoryOf.keys()],
    categoryOf,
    groups: everywhere ? null : found.judgingGroups,
    seen: new Map(
      (await Promise.all(routes.map((route) => readSeen(http, competition, token, route)))).flat(),
    ),
  };
}

async function readCompetitors(
  http: HttpClient,
  competition: string,
  token: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const path = `/competitions/${competition}/entries?page=${page}`;
    const { data, metadata } = await http.call<Static<typeof EntryPage>>(path, { token });
    for (const { status, user, category } of data)
      if (status === 'ENTERED') found.set(user.uuid, category.uuid);
    if (metadata.next === null) return found;
  }
}

async function readSeen(
  http: HttpClient,
  competition: string,
  token: string,
  { uuid, sport }: FieldRoute,
): Promise<[string, SeenCard][]> {
  const path = `/routes/${uuid}/attempts?user=ALL&competition=${competition}`;
  const { data } = await http.call<AttemptsReply>(path, { token });
  return data.map(({ user, version, attempts }) => {
    const done = attempts.length > 0 && (sport || attempts.some(({ success }) => success));
    return [streamKey(uuid, user), { version, done }];
  });
}
