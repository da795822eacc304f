import { useStored } from '@topout/app-kit';
import { useParams } from 'react-router-dom';
import { RegisterForm } from '../account/register-form.tsx';
import { Step } from '../flow/step.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Registering to enter; parents leave out what only competitors need. (behaviour: people#profile) */
export default function RegisterScreen() {
  const { competition = '' } = useParams();
  const [isParent] = useStored(competition, 'isParent');
  return (
    <Step
      title={isParent ? texts.registerParentTitle : texts.registerTitle}
      lead={isParent ? texts.registerParentLead : texts.registerLead}
    >
      <RegisterForm
        competes={isParent !== true}
        onDone={useAfterSignIn()}
        asked={{ email: entryPath(competition, 'email'), yearOfBirth: entryPath(competition, 'age') }}
      />
    </Step>
  );
}
