import type { Route } from '@topout/contract';
import { LoadState } from '@topout/app-kit';
import { matchesSearch } from '@topout/domain';
import { EmptyState, SkeletonRows } from '@topout/ui';
import { lazy, Suspense } from 'react';
import { climbingCategories } from '../competition/open-stages.ts';
import type { Judging } from '../competition/use-judging.ts';
import { OnRoute } from '../presence/on-route.tsx';
import { OutboxNotices } from '../outbox/outbox-notices.tsx';
import { isStale, quiet } from '../outbox/quiet.ts';
import { ClimberFilter, useFilter } from './climber-filter.tsx';
import { NextDock } from './dock/next-dock.tsx';
import { NextSaid } from './dock/next-said.tsx';
import { OtherClimbers } from './other-climbers.tsx';
import { PlainQueue } from './plain-queue.tsx';
import { QueueSection } from './queue-section.tsx';
import { texts } from './texts.ts';
import { ToConfirm } from './to-confirm.tsx';
import { type Climber, useClimbers } from './use-climbers.ts';
import { useQueueCommands } from './use-queue-commands.ts';

/** Dragging needs as much code as the whole screen, so it loads after the first paint. */
const SortableQueue = lazy(() => import(/* webpackChunkName: "sortable-queue" */ './sortable-queue.tsx'));

export interface QueueBoardProps {
  readonly judging: Judging;
  readonly route: Route;
  readonly canJudge: boolean;
  /** For the data read around it. */
  readonly stale: boolean;
}

/** Who waits, a search, and everybody else. */
export function QueueBoard({ judging, route, canJudge, stale }: QueueBoardProps) {
  const read = useClimbers({ judging, route });
  const [filter, setFilter] = useFilter(route.uuid);
  const commands = useQueueCommands(judging.competition.uuid, route.uuid);
  const climbing = climbingCategories(route, judging.competition);
  const matches = (climber: Climber) =>
    (filter.categories.length === 0 || filter.categories.includes(climber.category)) &&
    matchesSearch(filter.search, climber);

  return (
    <LoadState read={quiet(read)} loading={<SkeletonRows count={8} label={texts.loadingQueue} />}>
      {({ queued, others }) => {
        if (queued.length + others.length === 0) return <EmptyState title={texts.noEntries} />;
        const climbers = [...queued, ...others];
        const shared = { queued: queued.filter(matches), waiting: queued, route, commands, canJudge };
        const isFiltered = shared.queued.length < queued.length;
        return (
          <>
            <OutboxNotices competition={judging.competition.uuid} stale={stale || isStale(read)} />
            <OnRoute competition={judging.competition.uuid} route={route.uuid} />
            <QueueSection total={queued.length} climbers={climbers}>
              {canJudge && !isFiltered && queued.length > 1 ? (
                <Suspense fallback={<PlainQueue {...shared} />}>
                  <SortableQueue {...shared} />
                </Suspense>
              ) : (
                <PlainQueue {...shared} />
              )}
            </QueueSection>
            {canJudge && <ToConfirm judging={judging} climbers={climbers} route={route} />}
            <ClimberFilter filter={filter} onChange={setFilter} categories={climbing} />
            <OtherClimbers
              climbers={others.filter(matches)}
              total={others.length}
              route={route}
              onAdd={canJudge ? commands.add : undefined}
            />
            <NextSaid next={queued[0]} />
            <NextDock
              judging={judging}
              route={route}
              queued={queued}
              climbers={climbers}
              canJudge={canJudge}
            />
          </>
        );
      }}
    </LoadState>
  );
}
