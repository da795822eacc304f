import type { Route } from '@topout/contract';
import { useJudgeProfile } from '@topout/api-client';
import { canActivateRow, isOvertaken, resultState, rowCount, tapped } from '@topout/domain';
import { useNavigate } from 'react-router-dom';
import { ChoicePad } from '../attempts/boulder/choice-pad.tsx';
import { Dock } from '../attempts/dock.tsx';
import { newAttempt } from '../attempts/draft/draft.ts';
import { type Draft, isDirty } from '../attempts/draft/draft.ts';
import { keepDraft, openDraft } from '../attempts/draft/kept-drafts.ts';
import { rightsOn } from '../attempts/rights-on.ts';
import { fromQueue } from '../attempts/use-go-back.ts';
import type { Judging } from '../competition/use-judging.ts';
import { Notice } from '@topout/ui';
import { texts as shared } from '../texts.ts';
import { UndoBar } from '../undo/undo-bar.tsx';
import { LogLink, NextClimber } from './next-climber.tsx';
import { LastSaved } from './last-saved.tsx';
import type { Climber } from './use-climbers.ts';

export interface NextDockProps {
  readonly judging: Judging;
  readonly route: Route;
  /** Absent if nobody is waiting. */
  readonly next: Climber | undefined;
  readonly climbers: readonly Climber[];
  readonly canJudge: boolean;
}

/**
 * The next climber within reach of the thumb. On a boulder their result is one tap away, and saving it
 * another, on the screen that this tap opens: the keys have the same place there, so that a double tap saves
 * nothing by mistake.
 */
export function NextDock({ judging, route, next, climbers, canJudge }: NextDockProps) {
  const navigate = useNavigate();
  const { data: judge = null } = useJudgeProfile();
  const saved = (
    <>
      <LastSaved climbers={climbers} route={route} competition={judging.competition.uuid} />
      <UndoBar competition={judging.competition.uuid} route={route.uuid} only="skipped" />
    </>
  );
  if (!next || !canJudge) return <Dock>{saved}</Dock>;
  const { actor, competition } = judging;
  const { user, stream } = next;
  const about = [actor.profile ?? '', competition.uuid, route.uuid, user];
  const draft = openDraft(about, stream);
  const entered = { draft: isDirty(draft), overtaken: isOvertaken(draft, stream), newest: null };
  const state = resultState(entered) ?? next.state;

  function choose({ success, segmentsCount }: { success: boolean; segmentsCount: number }) {
    const attempt = newAttempt({ user, judge, success, segmentsCount });
    keepDraft(about, tapped(draft, [...draft.attempts, attempt]));
    void navigate(user, { state: fromQueue });
  }

  return (
    <Dock>
      {saved}
      <NextClimber climber={next} route={route} attempts={draft.attempts} state={state} />
      {judging.isOwn(user) && <Notice tone="warning">{shared.ownResult}</Notice>}
      {route.climbType === 'BOULDER' && !judging.isOwn(user) && (
        <ChoicePad
          index={isOpen(judging, route, user, draft) ? draft.attempts.length : null}
          zones={route.segmentsCount}
          chosen={undefined}
          onChoose={choose}
        />
      )}
      <LogLink user={user} />
    </Dock>
  );
}

/** Whether there is a row for another attempt. */
function isOpen(judging: Judging, route: Route, user: string, { attempts, seen }: Draft): boolean {
  const rights = rightsOn(judging, route.uuid, user, seen.attempts);
  const at = attempts.length;
  return (
    at < rowCount(attempts, judging.competition.settings) &&
    canActivateRow(at, attempts, seen.attempts.length, rights)
  );
}
