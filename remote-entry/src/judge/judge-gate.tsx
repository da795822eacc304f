import { useCompetition } from '@topout/api-client';
import { useStored } from '@topout/app-kit';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { nextPage } from '../flow/next-page.ts';
import { useNow } from '../flow/use-now.ts';
import { judgeTexts as texts } from '../texts.ts';
import { KeyMessage } from './key-message.tsx';
import { JudgingEnded } from './judging-ended.tsx';
import { endedAt, isStaff } from './judging-state.ts';

/**
 * Onboarding is for people with a key to a running competition. Staff need none, and somebody sent here to
 * sign in for another page may be staff.
 */
export default function JudgeGate() {
  const { competition: uuid = '' } = useParams();
  const [query] = useSearchParams();
  const { data: competition } = useCompetition(uuid);
  const [key] = useStored(uuid, 'judgingKey');
  const nowMs = useNow();
  if (nextPage(query) !== null || (competition && isStaff(competition))) return <Outlet />;
  const ended = competition && endedAt(competition, nowMs);
  if (ended) return <JudgingEnded competition={competition} at={ended} />;
  // People waiting for approval have shown it, perhaps on another device.
  if (key === null && !competition?.judgeRequestPending) return <KeyMessage>{texts.noKey}</KeyMessage>;
  return <Outlet />;
}
