export interface Area {
  /** Of the judging group; null for routes in none. */
  readonly uuid: string | null;
  readonly name: string | null;
  readonly routes: readonly Route[];
}

/** Routes under their judging groups: the judge's own groups first, those in no group last, empty ones left out. */
export function judgingAreas(
  routes: readonly Route[],
  groups: readonly Pick<JudgingGroup, 'uuid' | 'name' | 'routes' | 'judges'>[],
  judge: string | null,
): Area[] {
  const isMine = ({ judges }: Pick<JudgingGroup, 'judges'>) => judges.some(({ uuid }) => uuid === judge);
  const grouped = new Set(groups.flatMap((group) => group.routes));
  return [
    ...[...groups.filter(isMine), ...groups.filter((group) => !isMine(group))].map(
      ({ uuid, name, routes: members }): Area => ({
        uuid,
        name,
        routes: routes.filter((route) => members.includes(route.uuid)),
      }),
    ),
    { uuid: null, name: null, routes: routes.filter((route) => !grouped.has(route.uuid)) },
  ].filter((area) => area.routes.length > 0);
}
import type { JudgingGroup, Route } from '@topout/contract';
