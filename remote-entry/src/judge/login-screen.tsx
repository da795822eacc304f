import { useLocation, useParams } from 'react-router-dom';
import { LoginForm } from '../account/login-form.tsx';
import { Step } from '../flow/step.tsx';
import { judgeTexts as texts } from '../texts.ts';
import { onboardingPath } from './judge-path.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Signing in to judge. */
export default function JudgeLoginScreen() {
  const { competition = '' } = useParams();
  const { search } = useLocation();
  return (
    <Step title={texts.loginTitle} lead={texts.loginLead}>
      <LoginForm onDone={useAfterSignIn()} linkPage={onboardingPath(competition) + search} />
    </Step>
  );
}
