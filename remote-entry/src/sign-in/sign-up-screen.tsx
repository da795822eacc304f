import { isLoggedInAtom } from '@topout/api-client';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RegisterForm } from '../account/register-form.tsx';
import { nextPage } from '../flow/next-page.ts';
import { Step } from '../flow/step.tsx';
import { signInTexts as texts } from '../texts.ts';

/** An account outside any competition, needed by people about to organise one. */
export default function SignUpScreen() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  // Registering signs in before the name is saved: the form leads on, not the session.
  const [hadAccount] = useState(useAtomValue(isLoggedInAtom));
  const next = nextPage(query) ?? '/';
  if (hadAccount) return <Navigate replace to={next} />;
  return (
    <Step
      title={texts.signUpTitle}
      back="history"
      lead={
        <>
          {texts.signUpLead} {texts.known}{' '}
          <Link to={`/sign-in${search}`} replace>
            {texts.title}
          </Link>
        </>
      }
    >
      <RegisterForm competes={false} onDone={() => void navigate(next, { replace: true })} />
    </Step>
  );
}
