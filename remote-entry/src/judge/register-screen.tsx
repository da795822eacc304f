import { RegisterForm } from '../account/register-form.tsx';
import { Step } from '../flow/step.tsx';
import { judgeTexts as texts } from '../texts.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Registering to judge: the name is enough. */
export default function JudgeRegisterScreen() {
  return (
    <Step title={texts.registerTitle} lead={texts.registerLead}>
      <RegisterForm competes={false} onDone={useAfterSignIn()} />
    </Step>
  );
}
