import type { Route } from '@topout/contract';
import { usePresentJudges, useQueues } from '@topout/api-client';
import { routeRights } from '@topout/domain';
import { EmptyState, List, Notice, Section } from '@topout/ui';
import { competitionRoutes } from '../competition/competition-routes.ts';
import { routesByStage } from '../competition/open-stages.ts';
import type { Judging } from '../competition/use-judging.ts';
import { judgingGroupsOf } from './judging-groups.ts';
import { RouteRow } from './route-row.tsx';
import { texts } from './texts.ts';

export interface GroupedRoutesProps {
  readonly judging: Judging;
  /** The venue's. */
  readonly routes: readonly Route[];
}

/** The routes a judge may see, under their judging groups' headings (behaviour: judging#route-list). */
export function GroupedRoutes({ judging, routes }: GroupedRoutesProps) {
  const { competition, actor, phase } = judging;
  const rightsOn = (route: Route) => routeRights(actor, competition.settings, route.uuid, phase);
  const visible = competitionRoutes(routes, competition).filter((route) => rightsOn(route).canView);
  const groups = routesByStage(visible, competition).flatMap(({ name: stage, routes: judged }) =>
    judgingGroupsOf(judged, competition.judgingGroups, actor.profile).map((group) => ({ ...group, stage })),
  );
  const { data: queues } = useQueues(groups.length > 0 ? competition.uuid : null);
  usePresentJudges(competition.uuid, null);
  if (groups.length === 0) return <EmptyState title={texts.noRoutes}>{texts.noRoutesHint}</EmptyState>;
  const only = groups.length === 1;
  // Said once, instead of for every route.
  const judgesNone = !visible.some((route) => rightsOn(route).canJudge);

  return (
    <>
      {judgesNone && <Notice tone="info">{texts.noGroup}</Notice>}
      {groups.map(({ uuid, name, stage, routes: members }) => (
        <Section
          key={`${stage} ${uuid}`}
          title={texts.groupOf(stage, name ?? (only ? texts.routes : texts.otherRoutes))}
          count={members.length}
        >
          <List plain>
            {members.map((route) => (
              <RouteRow
                key={route.uuid}
                competition={competition}
                route={route}
                isMine={actor.assignedRoutes.has(route.uuid)}
                canJudge={rightsOn(route).canJudge}
                viewOnly={!judgesNone && !rightsOn(route).canJudge}
                queue={queues && (queues.get(route.uuid) ?? [])}
              />
            ))}
          </List>
        </Section>
      ))}
    </>
  );
}
