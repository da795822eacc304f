import { isLoggedInAtom } from '@topout/api-client';
import { useAtomValue } from 'jotai';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../account/login-form.tsx';
import { nextPage } from '../flow/next-page.ts';
import { Step } from '../flow/step.tsx';
import { signInTexts as texts } from '../texts.ts';

/** Signing in to the product, outside any competition. Leads back to the page that asked. */
export default function SignInScreen() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const loggedIn = useAtomValue(isLoggedInAtom);
  const next = nextPage(query) ?? '/';
  if (loggedIn) return <Navigate replace to={next} />;
  return (
    <Step
      title={texts.title}
      back="history"
      lead={
        <>
          {texts.newHere}{' '}
          <Link to={`/sign-up${search}`} replace>
            {texts.signUp}
          </Link>
        </>
      }
    >
      <LoginForm linkPage={pathname + search} />
    </Step>
  );
}
