import { isSpeed, mayRestart, venueZone } from '@topout/domain';
import { Row, SkeletonRows } from '@topout/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { attemptTexts } from './texts.ts';
import { ActionBar } from './action-bar.tsx';
import { useAfterTime } from './after-time/use-after-time.tsx';
import type { AttemptLogProps } from './attempt-log-props.ts';
import { AttemptNotices } from './attempt-notices.tsx';
import { BoulderInput } from './boulder/boulder-input.tsx';
import { ClearAttempts } from './clear-attempts.tsx';
import { DoubtNotices } from './draft/doubt-notices.tsx';
import { LeaveGuard } from './draft/leave-guard.tsx';
import { IncidentButton } from '../incidents/incident-button.tsx';
import { type IncidentNow, useIncident } from '../incidents/use-incident.ts';
import { lazyPart } from '../optional/lazy-part.tsx';
import { Optional } from '../optional/optional.tsx';
import { Standing } from './standing.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import { useUndo } from '../undo/use-undo.ts';
import { useLogging } from './use-logging.ts';

/** A competition is mostly one or the other: the hold counter loads only where there are holds. */
const SportInput = lazy(() => import(/* webpackChunkName: "sport-input" */ './sport/sport-input.tsx'));

const IncidentNotice = lazyPart(
  () => import(/* webpackChunkName: "incident" */ '../incidents/incident-notice.tsx'),
);

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
  const about = { competition: competition.uuid, route: route.uuid, user: entry.user.uuid };
  const happened = useIncident(about.competition, about.route, about.user);
  const timeZone = venueZone(competition.venues[0]);
  // A race is raced again as a whole.
  const races = isSpeed(judging.stage?.scoringSystem ?? 'DEFAULT');
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
      {happened.incident && (
        <Optional quiet>
          <IncidentNotice
            incident={happened.incident}
            onPhone={happened.onPhone}
            attempts={stream.attempts}
            timeZone={timeZone}
          />
        </Optional>
      )}
      {!deciding && (
        <Suspense fallback={<SkeletonRows count={4} label={attemptTexts.loadingAttempts} />}>
          <Input
            route={route}
            user={entry.user.uuid}
            attempts={log.attempts}
            saved={log.saved}
            rules={competition.settings}
            rights={log.rights}
            timeZone={timeZone}
            restart={isBoulder || races ? null : restartOf(happened, log.saved.length)}
            judge={judge}
            onChange={log.change}
            clear={
              <Row gap={2} wrap justify="center">
                <ClearAttempts
                  disabled={!log.rights.canClear || stream.attempts.length === 0 || log.submitting}
                  onClear={log.clear}
                />
                {!races && (
                  <IncidentButton
                    {...about}
                    isOpen={happened.incident?.state === 'OPEN'}
                    isBoulder={isBoulder}
                    attempts={log.attempts}
                    disabled={!log.rights.canAdd || log.submitting}
                    onRecord={log.record}
                    onClimbsOn={log.climbsOn}
                  />
                )}
              </Row>
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

/** Whether somebody may restart here: after a decision, and while the jury decides a judge may log what waits for it. */
function restartOf({ incident, restarts }: IncidentNow, saved: number): 'CONFIRMED' | 'OPEN' | null {
  if (mayRestart(saved, restarts)) return 'CONFIRMED';
  return incident?.state === 'OPEN' && mayRestart(saved, restarts + 1) ? 'OPEN' : null;
}
