import type { Competition } from '@topout/contract';
import { isLoggedInAtom, useCompetition } from '@topout/api-client';
import { useStored } from '@topout/app-kit';
import { Button, Spinner } from '@topout/ui';
import { isInvitationKey } from '@topout/domain';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LoadPage } from '../flow/load-page.tsx';
import { nextPage } from '../flow/next-page.ts';
import { useNow } from '../flow/use-now.ts';
import { judgeTexts as texts } from '../texts.ts';
import { keyInAddress } from './judge-key.ts';
import { KeyMessage } from './key-message.tsx';
import { onboardingPath } from './judge-path.ts';
import { JudgingEnded } from './judging-ended.tsx';
import { endedAt, isStaff, judgesAlready } from './judging-state.ts';
import { StaffMessage } from './staff-message.tsx';
import { useKeyCheck } from './use-key-check.ts';

/**
 * The target of the judges' QR code: checks its key, then starts onboarding. (behaviour: joining-judges#key)
 */
export default function JudgeLandingScreen() {
  const { competition = '' } = useParams();
  return (
    <LoadPage read={useCompetition(competition)} title={texts.keyTitle}>
      {(loaded) => <JudgeLanding competition={loaded} />}
    </LoadPage>
  );
}

function JudgeLanding({ competition }: { readonly competition: Competition }) {
  const location = useLocation();
  const [stored] = useStored(competition.uuid, 'judgingKey');
  // As last scanned: the address loses it on the way, and somebody may open another link on this page.
  const scanned = keyInAddress(location);
  const [key, setKey] = useState(scanned ?? stored);
  if (scanned !== null && scanned !== key) setKey(scanned);
  const ended = endedAt(competition, useNow());
  // The code on a route opens its queue.
  const next = nextPage(new URLSearchParams(location.search));
  if (judgesAlready(competition) || (isStaff(competition) && next !== null)) {
    return <Navigate replace to={next ?? `/${competition.uuid}`} />;
  }
  if (isStaff(competition)) return <StaffMessage competition={competition.uuid} />;
  if (ended) return <JudgingEnded competition={competition} at={ended} />;
  if (competition.judgeRequestPending)
    return <Navigate replace to={onboardingPath(competition.uuid, 'confirm')} />;
  if (key === null) return <KeyMessage>{texts.noKey}</KeyMessage>;
  return <KeyChecked key={key} competition={competition.uuid} judgingKey={key} />;
}

function KeyChecked({
  competition,
  judgingKey,
}: {
  readonly competition: string;
  readonly judgingKey: string;
}) {
  const { check, again } = useKeyCheck(competition, judgingKey);
  const [, store] = useStored(competition, 'judgingKey');
  const loggedIn = useAtomValue(isLoggedInAtom);
  useEffect(() => {
    if (check.state === 'valid') store(judgingKey);
    if (check.state === 'invalid') store(null);
  }, [check, judgingKey, store]);

  if (check.state === 'checking') return <Spinner page label={texts.checkingKey} />;
  if (check.state === 'invalid')
    return <KeyMessage>{isInvitationKey(judgingKey) ? texts.wrongInvitation : texts.wrongKey}</KeyMessage>;
  if (check.state === 'failed') {
    return <KeyMessage action={<Button onClick={again}>{texts.tryAgain}</Button>}>{check.why}</KeyMessage>;
  }
  return <Navigate replace to={onboardingPath(competition, loggedIn ? 'kids' : '')} />;
}
