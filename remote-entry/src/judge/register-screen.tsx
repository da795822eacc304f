import { useParams } from 'react-router-dom';
import { RegisterForm } from '../account/register-form.tsx';
import { Step } from '../flow/step.tsx';
import { judgeTexts as texts } from '../texts.ts';
import { onboardingPath } from './judge-path.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Registering to judge: the name is enough. */
export default function JudgeRegisterScreen() {
  const { competition = '' } = useParams();
  return (
    <Step title={texts.registerTitle} lead={texts.registerLead}>
      <RegisterForm
        competes={false}
        onDone={useAfterSignIn()}
        asked={{ email: onboardingPath(competition) }}
      />
    </Step>
  );
}
