import type { Route } from '@topout/contract';
import { usePresentJudges, useQueues } from '@topout/api-client';
import { routeRights } from '@topout/domain';
import { Chip, ChipRow, EmptyState, List, Notice, Section, SkeletonRows } from '@topout/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { competitionRoutes, nameOfRoute } from '../competition/competition-routes.ts';
import { mapTexts } from '../competition/map-texts.ts';
import { isOnMap } from '../competition/on-map.ts';
import { routesByStage } from '../competition/open-stages.ts';
import type { Judging } from '../competition/use-judging.ts';
import { judgingGroupsOf } from './judging-groups.ts';
import { RouteRow } from './route-row.tsx';
import styles from './route-row.module.css';
import { texts } from './texts.ts';

const RoutesMap = lazy(() => import(/* webpackChunkName: "map" */ '../competition/routes-map.tsx'));

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
  const navigate = useNavigate();
  const [asMap, setOnMap] = useState(false);
  if (groups.length === 0) return <EmptyState title={texts.noRoutes}>{texts.noRoutesHint}</EmptyState>;
  const hasMap = visible.some((route) => isOnMap(route, competition));
  const onMap = asMap && hasMap;
  const only = groups.length === 1;
  // Said once, instead of for every route.
  const judgesNone = !visible.some((route) => rightsOn(route).canJudge);

  return (
    <>
      {judgesNone && <Notice tone="info">{texts.noGroup}</Notice>}
      {hasMap && (
        <ChipRow label={mapTexts.view}>
          <Chip selected={!onMap} onToggle={() => setOnMap(false)}>
            {mapTexts.list}
          </Chip>
          <Chip selected={onMap} onToggle={() => setOnMap(true)}>
            {mapTexts.map}
          </Chip>
        </ChipRow>
      )}
      {onMap && (
        <Suspense fallback={<SkeletonRows count={4} label={texts.loadingMap} />}>
          <RoutesMap
            competition={competition}
            routes={visible.map((route) => ({ route, name: nameOfRoute(route, competition) }))}
            onRoute={(route) => void navigate(`/${competition.uuid}/judge/${route}`)}
          />
        </Suspense>
      )}
      {groups.map(({ uuid, name, stage, routes: members }) => (
        <Section
          key={`${stage} ${uuid}`}
          title={texts.groupOf(stage, name ?? (only ? texts.routes : texts.otherRoutes))}
          count={members.length}
        >
          <div className={styles.group}>
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
          </div>
        </Section>
      ))}
    </>
  );
}
