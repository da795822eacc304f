import { venueZone } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { texts } from '../texts.ts';
import { ActionBar } from './action-bar.tsx';
import { useAfterTime } from './after-time/use-after-time.tsx';
import type { AttemptLogProps } from './attempt-log-props.ts';
import { AttemptNotices } from './attempt-notices.tsx';
import { BoulderInput } from './boulder/boulder-input.tsx';
import { ClearAttempts } from './clear-attempts.tsx';
import { DoubtNotices } from './draft/doubt-notices.tsx';
import { LeaveGuard } from './draft/leave-guard.tsx';
import { Standing } from './standing.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import { useUndo } from '../undo/use-undo.ts';
import { useLogging } from './use-logging.ts';

/** A competition is mostly one or the other: the hold counter loads only where there are holds. */
const SportInput = lazy(() => import(/* webpackChunkName: "sport-input" */ './sport/sport-input.tsx'));

export interface AttemptInputProps extends Omit<AttemptLogProps, 'title'> {
  /** User uuids in climbing order. */
  readonly queue: readonly string[];
  /** Whether the judge must first settle a held result. */
  readonly deciding: boolean;
  /** The competitor's total. */
  readonly total: ReactNode;
}

/** The result and the keys: everything that each tap redraws. */
export function AttemptInput(props: AttemptInputProps) {
  const { judging, route, entry, stream, judge, queue, deciding, total } = props;
  const log = useLogging(props);
  const last = useUndo(route.uuid);
  const { competition } = judging;
  const isBoulder = route.climbType === 'BOULDER';
  const timed = useAfterTime(competition.uuid, isBoulder, (attempts) => void log.save(attempts));
  // One at a time in one place: what can be taken back, what it adds up to.
  const standing =
    last && !log.left ? (
      <UndoBar competition={competition.uuid} last={last} />
    ) : (
      <Standing attempts={log.attempts} route={route} total={total} />
    );
  const Input = isBoulder ? BoulderInput : SportInput;
  return (
    <>
      <AttemptNotices
        judging={judging}
        user={entry.user.uuid}
        rights={log.rights}
        hasSaved={stream.attempts.length > 0}
        dirty={log.dirty}
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
            timeZone={venueZone(competition.venues[0])}
            judge={judge}
            onChange={log.change}
            clear={
              <ClearAttempts
                disabled={!log.rights.canClear || stream.attempts.length === 0 || log.submitting}
                onClear={log.clear}
              />
            }
            standing={
              log.dirty ? (
                <DoubtNotices
                  competition={competition.uuid}
                  route={route}
                  user={entry.user.uuid}
                  attempts={log.attempts}
                  queue={queue}
                >
                  {standing}
                </DoubtNotices>
              ) : (
                standing
              )
            }
            bar={
              <ActionBar
                dirty={log.dirty}
                submitting={log.submitting}
                onSave={() => timed.save(log.attempts, log.saved)}
                onUndo={log.undo}
                onSkip={log.isQueued ? () => void log.skip() : undefined}
              />
            }
          />
        </Suspense>
      )}
      {timed.question}
      <LeaveGuard hasUnsaved={log.hasUnsaved} onLeave={log.drop} />
    </>
  );
}
