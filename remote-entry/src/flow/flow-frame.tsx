import { Spinner } from '@topout/ui';
import { Outlet } from 'react-router-dom';
import { texts } from '../texts.ts';
import { AskSignUp } from './ask-sign-up.tsx';
import { AskWho } from './ask-who.tsx';
import { useAuthCode } from './use-auth-code.ts';

/** Wraps every page of a flow: while a code in the address signs somebody in, asks only whether it should. */
export default function FlowFrame() {
  const { busy, question } = useAuthCode();
  if (question?.asks === 'who') return <AskWho question={question} />;
  if (question) return <AskSignUp question={question} />;
  return busy ? <Spinner page label={texts.signingIn} /> : <Outlet />;
}
