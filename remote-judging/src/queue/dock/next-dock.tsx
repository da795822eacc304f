import type { Route } from '@topout/contract';
import { useJudgeProfile } from '@topout/api-client';
import { canActivateRow, isOvertaken, resultState, rowCount, tapped } from '@topout/domain';
import { Notice } from '@topout/ui';
import { useNavigate } from 'react-router-dom';
import { ChoicePad } from '../../attempts/boulder/choice-pad.tsx';
import { Dock } from '../../attempts/dock.tsx';
import { type Draft, isDirty, newAttempt } from '../../attempts/draft/draft.ts';
import { keepDraft, openDraft } from '../../attempts/draft/kept-drafts.ts';
import { rightsOn } from '../../attempts/rights-on.ts';
import { fromQueue } from '../../attempts/use-go-back.ts';
import { climbersQueueOn } from '../../competition/competition-routes.ts';
import { ownResultText } from '../../competition/own-result.ts';
import type { Judging } from '../../competition/use-judging.ts';
import { LastSaved } from './last-saved.tsx';
import { CallKeys } from '../calls/call-keys.tsx';
import { LogLink } from './log-link.tsx';
import { NextClimber } from './next-climber.tsx';
import { useSettled } from './use-settled.ts';
import { useSkip } from './use-skip.ts';
import type { Climber } from '../use-climbers.ts';

export interface NextDockProps {
  readonly judging: Judging;
  readonly route: Route;
  /** The next climber first. */
  readonly queued: readonly Climber[];
  /** Everybody who climbs the route. */
  readonly climbers: readonly Climber[];
  readonly canJudge: boolean;
}

/**
 * The next climber within reach of the thumb. On a boulder their result is one tap away, and saving it
 * another, on the screen that this tap opens: the keys have the same place there, so that a double tap saves
 * nothing by mistake. Where Save was stands what it saved, until there is nothing to say about it.
 */
export function NextDock({ judging, route, queued, climbers, canJudge }: NextDockProps) {
  const navigate = useNavigate();
  const { data: judge = null } = useJudgeProfile();
  const { actor, competition } = judging;
  const skip = useSkip(competition.uuid, route.uuid, queued);
  const [next] = queued;
  const settled = useSettled(next?.user);
  const saved = { climbers, route, competition: competition.uuid };
  if (!next || !canJudge)
    return (
      <Dock>
        <LastSaved {...saved} />
      </Dock>
    );
  const { user, stream } = next;
  const about = [actor.profile ?? '', competition.uuid, route.uuid, user];
  const draft = openDraft(about, stream);
  const dirty = isDirty(draft);
  const entered = { draft: dirty, overtaken: isOvertaken(draft, stream), newest: null };
  const open = isOpen(judging, route, next, draft);
  const hasKeys = route.climbType === 'BOULDER' && !judging.isOwn(user);

  function choose({ success, segmentsCount }: { success: boolean; segmentsCount: number }) {
    const attempt = newAttempt({ user, judge, success, segmentsCount });
    keepDraft(about, tapped(draft, [...draft.attempts, attempt]));
    void navigate(user, { state: fromQueue });
  }

  // Where the keys do not lead on, a button must; what was saved makes room for it, above: the keys stay.
  const leadsOn = open && !dirty;
  return (
    <Dock>
      {hasKeys && !leadsOn && <LastSaved {...saved} />}
      <NextClimber
        climber={next}
        route={route}
        attempts={draft.attempts}
        state={resultState(entered) ?? next.state}
        settled={settled}
        // As on their own page: what is not saved is not left behind.
        onSkip={dirty ? undefined : () => void skip(next)}
      />
      {climbersQueueOn(route, competition) && (
        <CallKeys competition={competition.uuid} route={route.uuid} climber={next} />
      )}
      {judging.isOwn(user) && <Notice tone="warning">{ownResultText}</Notice>}
      {hasKeys && (
        <ChoicePad
          index={open && settled ? draft.attempts.length : null}
          zones={route.segmentsCount}
          chosen={undefined}
          onChoose={choose}
        />
      )}
      {hasKeys && leadsOn ? (
        <LastSaved {...saved} otherwise={<LogLink user={user} />} />
      ) : (
        <>
          <LogLink user={user} />
          {!hasKeys && <LastSaved {...saved} />}
        </>
      )}
    </Dock>
  );
}

/** Whether there is a row for another attempt. */
function isOpen(judging: Judging, route: Route, climber: Climber, { attempts, seen }: Draft): boolean {
  const rights = rightsOn(judging, route, climber, seen.attempts);
  const at = attempts.length;
  return (
    at < rowCount(attempts, judging.competition.settings) &&
    canActivateRow(at, attempts, seen.attempts.length, rights)
  );
}
