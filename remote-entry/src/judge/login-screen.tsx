import { isLoggedInAtom } from '@topout/api-client';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LoginForm } from '../account/login-form.tsx';
import { Step } from '../flow/step.tsx';
import { judgeTexts as texts } from '../texts.ts';
import { onboardingPath } from './judge-path.ts';

/** Signing in to judge. */
export default function JudgeLoginScreen() {
  const { competition = '' } = useParams();
  const { search } = useLocation();
  if (useAtomValue(isLoggedInAtom))
    return <Navigate replace to={{ pathname: onboardingPath(competition, 'kids'), search }} />;
  return (
    <Step title={texts.loginTitle} lead={texts.loginLead}>
      <LoginForm linkPage={onboardingPath(competition) + search} />
    </Step>
  );
}
