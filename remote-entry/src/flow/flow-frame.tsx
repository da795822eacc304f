import { Spinner } from '@topout/ui';
import { Outlet } from 'react-router-dom';
import { texts } from '../texts.ts';
import { AskSignUp } from './ask-sign-up.tsx';
import { AskWho } from './ask-who.tsx';
import { useAuthCode } from './use-auth-code.ts';

/** Around every page of a flow: nobody is asked anything while a code in the address signs them in, but whether it shall. */
export default function FlowFrame() {
  const { busy, question } = useAuthCode();
  if (question?.asks === 'who') return <AskWho question={question} />;
  if (question) return <AskSignUp question={question} />;
  return busy ? <Spinner page label={texts.signingIn} /> : <Outlet />;
}
