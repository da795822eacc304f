import { isLoggedInAtom } from '@topout/api-client';
import { useStored } from '@topout/app-kit';
import { useAtomValue } from 'jotai';
import { Navigate, useParams } from 'react-router-dom';
import { EmailForm } from '../account/email-form.tsx';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';
import { usePageAfterSignIn } from './use-after-sign-in.ts';

/**
 * The e-mail address decides: a known one signs in, a new one registers, after the age question. (behaviour:
 * entering#alone)
 */
export default function EmailScreen() {
  const { competition = '' } = useParams();
  const after = usePageAfterSignIn();
  const [isParent] = useStored(competition, 'isParent');
  const goTo = useGoTo();
  const go = (step: string) => () => goTo(entryPath(competition, step));
  // Whoever comes back here has answered.
  if (useAtomValue(isLoggedInAtom)) return <Navigate replace to={after} />;
  return (
    <Step
      title={isParent ? texts.parentEmailTitle : texts.emailTitle}
      lead={isParent ? texts.parentEmailLead : texts.emailLead}
    >
      <EmailForm onKnown={go('login')} onNew={go(isParent ? 'register' : 'age')} />
    </Step>
  );
}
