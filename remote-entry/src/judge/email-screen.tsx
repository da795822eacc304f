import { isLoggedInAtom } from '@topout/api-client';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { EmailForm } from '../account/email-form.tsx';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { judgeTexts as texts } from '../texts.ts';
import { onboardingPath } from './judge-path.ts';

/** A judge's first step. (behaviour: joining-judges#steps) */
export default function JudgeEmailScreen() {
  const { competition = '' } = useParams();
  const { search } = useLocation();
  const goTo = useGoTo();
  const go = (step: string) => () => goTo(onboardingPath(competition, step));
  // Already signed in, by a mailed link or before: nothing to ask.
  if (useAtomValue(isLoggedInAtom))
    return <Navigate replace to={{ pathname: onboardingPath(competition, 'kids'), search }} />;
  return (
    <Step title={texts.emailTitle} lead={texts.emailLead}>
      <EmailForm onKnown={go('login')} onNew={go('register')} />
    </Step>
  );
}
