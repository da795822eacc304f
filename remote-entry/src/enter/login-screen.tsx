import { isLoggedInAtom } from '@topout/api-client';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { LoginForm } from '../account/login-form.tsx';
import { Step } from '../flow/step.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';
import { usePageAfterSignIn } from './use-after-sign-in.ts';

/** Signing in to enter. */
export default function LoginScreen() {
  const { competition = '' } = useParams();
  const { search } = useLocation();
  const after = usePageAfterSignIn();
  if (useAtomValue(isLoggedInAtom)) return <Navigate replace to={after} />;
  return (
    <Step title={texts.loginTitle} lead={texts.loginLead}>
      <LoginForm linkPage={entryPath(competition) + search} />
    </Step>
  );
}
