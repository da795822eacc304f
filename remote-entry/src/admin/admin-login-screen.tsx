import { useCompetition, useProfile } from '@topout/api-client';
import { isOrganiserSide } from '@topout/domain';
import { Button, LockIcon } from '@topout/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { LoginForm } from '../account/login-form.tsx';
import { LoadPage } from '../flow/load-page.tsx';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { adminTexts as texts } from './texts.ts';

/** Signing in as staff: leads to the dashboard, or says plainly that the account has no role here. */
export default function AdminLoginScreen() {
  const { competition: uuid = '' } = useParams();
  const { isValidating, ...read } = useCompetition(uuid);
  const [signedIn, setSignedIn] = useState(false);
  const isStaff = isOrganiserSide(read.data?.role ?? null) && !read.data?.judgeRequestPending;
  if (isStaff) return <Navigate replace to={`/${uuid}/dashboard`} />;
  // Data from before the sign-in say nothing about the person who signed in.
  if (signedIn && !isValidating) return <NotStaff onAgain={() => setSignedIn(false)} />;
  return (
    <LoadPage read={read} title={texts.loginTitle}>
      {() => (
        <Step title={texts.loginTitle} lead={texts.lead}>
          <LoginForm onDone={() => setSignedIn(true)} linkPage={`/${uuid}/admin`} />
        </Step>
      )}
    </LoadPage>
  );
}

function NotStaff({ onAgain }: { readonly onAgain: () => void }) {
  const { data: profile } = useProfile();
  return (
    <Message
      icon={<LockIcon size={28} />}
      title={texts.notStaffTitle}
      action={<Button onClick={onAgain}>{texts.another}</Button>}
    >
      {texts.notStaff(profile?.email ?? null)}
    </Message>
  );
}
