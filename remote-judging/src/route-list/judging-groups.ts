export interface GroupWithRoutes {
  /** The judging group's; null for routes in none. */
  readonly uuid: string | null;
  readonly name: string | null;
  readonly routes: readonly Route[];
}

/** Routes by judging group: the judge's own groups first, routes in no group last, without empty groups. */
export function judgingGroupsOf(
  routes: readonly Route[],
  groups: readonly Pick<JudgingGroup, 'uuid' | 'name' | 'routes' | 'judges'>[],
  judge: string | null,
): GroupWithRoutes[] {
  const isMine = ({ judges }: Pick<JudgingGroup, 'judges'>) => judges.some(({ uuid }) => uuid === judge);
  const grouped = new Set(groups.flatMap((group) => group.routes));
  return [
    ...[...groups.filter(isMine), ...groups.filter((group) => !isMine(group))].map(
      ({ uuid, name, routes: members }): GroupWithRoutes => ({
        uuid,
        name,
        routes: routes.filter((route) => members.includes(route.uuid)),
      }),
    ),
    { uuid: null, name: null, routes: routes.filter((route) => !grouped.has(route.uuid)) },
  ].filter((judgingGroup) => judgingGroup.routes.length > 0);
}
import type { JudgingGroup, Route } from '@topout/contract';
