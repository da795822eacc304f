import { useLocation, useParams } from 'react-router-dom';
import { LoginForm } from '../account/login-form.tsx';
import { Step } from '../flow/step.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Signing in to enter. */
export default function LoginScreen() {
  const { competition = '' } = useParams();
  const { search } = useLocation();
  return (
    <Step title={texts.loginTitle} lead={texts.loginLead}>
      <LoginForm onDone={useAfterSignIn()} linkPage={entryPath(competition) + search} />
    </Step>
  );
}
