import { LoginForm } from '../account/login-form.tsx';
import { Step } from '../flow/step.tsx';
import { judgeTexts as texts } from '../texts.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Signing in to judge. */
export default function JudgeLoginScreen() {
  return (
    <Step title={texts.loginTitle} lead={texts.loginLead}>
      <LoginForm onDone={useAfterSignIn()} />
    </Step>
  );
}
