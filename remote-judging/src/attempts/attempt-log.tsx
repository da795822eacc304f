import { SkeletonRows } from '@topout/ui';
import { lazy, Suspense } from 'react';
import { nameOfRoute } from '../competition/competition-routes.ts';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { OnRoute } from '../floor/on-route.tsx';
import { useSettleable } from '../outbox/use-settleable.ts';
import { texts } from '../texts.ts';
import { ActionBar } from './action-bar.tsx';
import type { AttemptLogProps } from './attempt-log-props.ts';
import { AttemptNotices } from './attempt-notices.tsx';
import { BoulderInput } from './boulder-input.tsx';
import { ClearAttempts } from './clear-attempts.tsx';
import { CompetitorHead } from './competitor-head.tsx';
import { DoubtNotices } from './doubt-notices.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Standing } from './standing.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import { useLogging } from './use-logging.ts';

/** A competition is mostly one or the other: the hold counter comes where there are holds. */
const SportInput = lazy(() => import(/* webpackChunkName: "sport-input" */ './sport-input.tsx'));

/** One competitor on one route: who, what stands in the way, the result, the keys. */
export function AttemptLog(props: AttemptLogProps) {
  const { title, judging, route, entry, stream, judge } = props;
  const log = useLogging(props);
  useWakeLock();
  const held = useSettleable(judging.competition.uuid).filter(
    (result) => result.route === route.uuid && result.competitor === entry.user.uuid,
  );
  // One thing at a time; without a network nothing can be decided, and judging goes on.
  const deciding = held.some(({ onServer }) => onServer);
  const { competition } = judging;
  const Input = route.climbType === 'BOULDER' ? BoulderInput : SportInput;
  return (
    <>
      <CompetitorHead
        title={title}
        entry={entry}
        route={route}
        routeName={nameOfRoute(route, competition, entry.category.uuid)}
      />
      <OnRoute competition={competition.uuid} route={route.uuid} />
      <Conflicts held={held} judging={judging} route={route} stream={stream} />
      <AttemptNotices
        judging={judging}
        rights={log.rights}
        hasSaved={stream.attempts.length > 0}
        overtaken={log.overtaken}
        onDrop={log.drop}
        failure={log.failure}
      />
      {!deciding && (
        <Suspense fallback={<SkeletonRows count={4} label={texts.loadingAttempts} />}>
          <Input
            route={route}
            user={entry.user.uuid}
            attempts={log.attempts}
            saved={log.saved}
            rules={competition.settings}
            rights={log.rights}
            judge={judge}
            onChange={log.change}
            clear={
              <ClearAttempts
                disabled={!log.rights.canClear || stream.attempts.length === 0 || log.submitting}
                onClear={log.clear}
              />
            }
            standing={
              <>
                <UndoBar competition={competition.uuid} route={route.uuid} />
                {log.dirty && (
                  <DoubtNotices
                    competition={competition.uuid}
                    route={route}
                    user={entry.user.uuid}
                    attempts={log.attempts}
                    queue={log.queue}
                  />
                )}
                <Standing
                  competition={competition.uuid}
                  entry={entry}
                  attempts={log.attempts}
                  route={route}
                />
              </>
            }
            bar={
              <ActionBar
                dirty={log.dirty}
                submitting={log.submitting}
                onSave={() => void log.save()}
                onUndo={log.drop}
                onSkip={log.isQueued ? log.skip : undefined}
              />
            }
          />
        </Suspense>
      )}
      <LeaveGuard hasUnsaved={log.hasUnsaved} onLeave={log.drop} />
    </>
  );
}
