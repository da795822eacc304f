import type { Route } from '@topout/contract';
import { useFloor, useQueues } from '@topout/api-client';
import { routeRights } from '@topout/domain';
import { EmptyState, List, Notice, Section } from '@topout/ui';
import { competitionRoutes } from '../competition/competition-routes.ts';
import { routesByStage } from '../competition/open-stages.ts';
import type { Judging } from '../competition/use-judging.ts';
import { judgingAreas } from './judging-areas.ts';
import { RouteRow } from './route-row.tsx';
import { texts } from './texts.ts';

export interface RouteAreasProps {
  readonly judging: Judging;
  /** Of the venue. */
  readonly routes: readonly Route[];
}

/** The routes a judge may see, under the headings of their judging groups (spec 2 §2). */
export function RouteAreas({ judging, routes }: RouteAreasProps) {
  const { competition, actor, phase } = judging;
  const rightsOn = (route: Route) => routeRights(actor, competition.settings, route.uuid, phase);
  const visible = competitionRoutes(routes, competition).filter((route) => rightsOn(route).canView);
  const areas = routesByStage(visible, competition).flatMap(({ name: stage, routes: judged }) =>
    judgingAreas(judged, competition.judgingGroups, actor.profile).map((area) => ({ ...area, stage })),
  );
  const { data: queues } = useQueues(areas.length > 0 ? competition.uuid : null);
  useFloor(competition.uuid, null);
  if (areas.length === 0) return <EmptyState title={texts.noRoutes}>{texts.noRoutesHint}</EmptyState>;
  const only = areas.length === 1;
  // Said once, instead of at every route.
  const judgesNone = !visible.some((route) => rightsOn(route).canJudge);

  return (
    <>
      {judgesNone && <Notice tone="info">{texts.noArea}</Notice>}
      {areas.map(({ uuid, name, stage, routes: members }) => (
        <Section
          key={`${stage} ${uuid}`}
          title={texts.areaOf(stage, name ?? (only ? texts.routes : texts.otherRoutes))}
          count={members.length}
        >
          <List>
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
