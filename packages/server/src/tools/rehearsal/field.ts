import type { AttemptsReply, Competition, EntryPage, JudgingGroup, Route, RouteList } from '@topout/contract';
import type { Static } from 'typebox';
import { climbersScore, climbsGroup, confirmedTogether, scoredTogether } from '@topout/domain';
import { CommandFault } from '../command.ts';
import type { HttpClient } from './http-client.ts';

export interface FieldRoute {
  readonly uuid: string;
  readonly sport: boolean;
  /** Zones of a boulder, holds of a sport route. */
  readonly segments: number;
  /** On an own card: climbers join its queue themselves, and confirm each other's results. */
  readonly queues: boolean;
  readonly witnesses: boolean;
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
  /** The routes that a category's climbers score themselves, by category. */
  readonly selfScored: ReadonlyMap<string, readonly FieldRoute[]>;
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

/** The field as a climber sees it: the own card. */
export const ownField = (field: RehearsalField, profile: string): RehearsalField => ({
  ...field,
  routes: field.selfScored.get(field.categoryOf.get(profile) ?? '') ?? [],
  competitors: [profile],
});

const nobodyMayJudge =
  'No judge is in a judging area with routes, and judges of this competition judge in their own only: every result would be held. Make judging areas, and name an organiser with --email and --password, who puts the judges into them.';

/**
 * @param token of somebody who may see all routes and results
 * @param judges profile uuids
 * @throws CommandFault if there are judges and none of them may judge anything
 */
export async function readField(
  http: HttpClient,
  competition: string,
  token: string,
  judges: readonly string[],
): Promise<RehearsalField> {
  const found = await http.call<Competition>(`/competitions/${competition}`, { token });
  const everywhere = found.settings.judgeRoutePermissions === 'SEE_JUDGE_ALL';
  const team = new Set(judges);
  const assigned = found.judgingGroups.some(
    (group) => group.routes.length > 0 && group.judges.some(({ uuid }) => team.has(uuid)),
  );
  if (!everywhere && !assigned && judges.length > 0) throw new CommandFault(nobodyMayJudge);
  const lists = await Promise.all(
    found.venues.map(({ uuid }) =>
      http.call<Static<typeof RouteList>>(`/venues/${uuid}/routes?competition=${competition}`, { token }),
    ),
  );
  const grouped = lists.flat().filter(({ competitionRouteGroups }) => competitionRouteGroups.length > 0);
  const routes = grouped.map(fieldRoute);
  const categoryOf = await readCompetitors(http, competition, token);
  return {
    competition,
    routes,
    competitors: [...categoryOf.keys()],
    categoryOf,
    groups: everywhere ? null : found.judgingGroups,
    selfScored: selfScoredIn(grouped, found),
    seen: new Map(
      (await Promise.all(routes.map((route) => readSeen(http, competition, token, route)))).flat(),
    ),
  };
}

const fieldRoute = ({ uuid, climbType, segmentsCount }: Route): FieldRoute => ({
  uuid,
  sport: climbType === 'SPORT',
  segments: segmentsCount,
  queues: false,
  witnesses: false,
});

function selfScoredIn(
  routes: readonly Route[],
  { stages, routeGroups }: Competition,
): Map<string, readonly FieldRoute[]> {
  const categories = stages.flatMap(({ position, categories: all }) =>
    all.map(({ uuid }) => ({ uuid, first: position === 0 })),
  );
  return new Map(
    categories.map(({ uuid: category, first }) => {
      const climbed = routeGroups.filter((group) => climbsGroup(group, category, first));
      const own = routes.flatMap((route) => {
        const here = climbed.filter(({ uuid }) =>
          route.competitionRouteGroups.some((group) => group.uuid === uuid),
        );
        if (!climbersScore(scoredTogether(here.map(({ scoredBy }) => scoredBy)))) return [];
        const queues = here.some(({ climbersQueue }) => climbersQueue);
        const witnesses = confirmedTogether(here.map(({ confirmedBy }) => confirmedBy)) === 'CLIMBERS';
        return [{ ...fieldRoute(route), queues, witnesses }];
      });
      return [category, own];
    }),
  );
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
