import type { Heats } from '@topout/contract';
import { refreshHeats, useLanes, useOutbox, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { isSpeed, routeRights } from '@topout/domain';
import { EmptyState, SkeletonRows } from '@topout/ui';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { JudgingPage } from '../attempts/judging-page.tsx';
import { ClosedNotice } from '../competition/closed-notice.tsx';
import { type Judging, judgingOn, useJudging } from '../competition/use-judging.ts';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { OutboxNotices } from '../outbox/outbox-notices.tsx';
import { isStale, quiet } from '../outbox/quiet.ts';
import { HeatDesk } from './heat-desk.tsx';
import { racersOf } from './racers.ts';
import { heatTexts as texts } from './texts.ts';

/** Judges two lanes side by side, heat by heat. (behaviour: judging#heats) */
export default function HeatsScreen() {
  const { competition = '', category = '' } = useParams();
  const judging = useJudging(competition);
  const lanes = useLanes(competition, category);
  const routes = useVenueRoutes(judging.data?.competition.venues[0]?.uuid ?? null, competition);
  const name = judging.data?.competition.stages
    .flatMap(({ categories }) => categories)
    .find(({ uuid }) => uuid === category)?.name;
  usePage({ title: texts.title(name ?? ''), back: `/${competition}` });
  useWakeLock();

  const first = routes.data?.find(({ uuid }) => uuid === lanes.data?.routes[0]);
  const known = judging.data && lanes.data && routes.data;
  const read = {
    data: known && {
      judging: first && judging.data ? judgingOn(judging.data, first) : judging.data,
      heats: lanes.data,
    },
    error: judging.error ?? lanes.error ?? routes.error,
  };
  return (
    <JudgingPage>
      <LoadState read={quiet(read)} loading={<SkeletonRows count={6} label={texts.loading} />}>
        {({ judging: at, heats }) =>
          at && heats ? <Lanes judging={at} heats={heats} stale={isStale(lanes)} /> : null
        }
      </LoadState>
    </JudgingPage>
  );
}

interface LanesProps {
  readonly judging: Judging;
  readonly heats: Heats;
  readonly stale: boolean;
}

function Lanes({ judging, heats, stale }: LanesProps) {
  const { competition, actor, phase } = judging;
  const items = useOutbox()?.items;
  const racers = useMemo(() => racersOf(heats, items), [heats, items]);
  useReadWhenSettled(competition.uuid);
  const { scoringSystem: system, losers, ties, routes } = heats;
  const stage = useMemo(
    () => ({ system, losers, ties, routes: routes.length }),
    [system, losers, ties, routes.length],
  );
  if (!isSpeed(system)) return <EmptyState title={texts.noSpeed}>{texts.noSpeedHint}</EmptyState>;
  const mayJudge = (route: string) => routeRights(actor, competition.settings, route, phase);
  if (!routes.every((route) => mayJudge(route).canView)) {
    return (
      <NoRight competition={competition.uuid} place="judge">
        {texts.noPermission}
      </NoRight>
    );
  }
  return (
    <>
      <OutboxNotices competition={competition.uuid} stale={stale} />
      <ClosedNotice judging={judging} />
      {racers.length === 0 ? (
        <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
      ) : (
        <HeatDesk
          competition={competition.uuid}
          category={heats.category}
          routes={routes}
          stage={stage}
          record={heats.record ?? null}
          racers={racers}
          mayLog={routes.every((route) => mayJudge(route).canJudge)}
          isOwn={judging.isOwn}
        />
      )}
    </>
  );
}

/** What the server has answered is read again at once, and not only with the next look. */
function useReadWhenSettled(competition: string) {
  const items = useOutbox()?.items ?? [];
  const settled = items.filter((item) => item.competition === competition && item.state === 'confirmed');
  const last = settled.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0);
  useEffect(() => {
    if (last > 0) void refreshHeats(competition);
  }, [competition, last]);
}
