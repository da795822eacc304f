import { Spinner } from '@topout/ui';
import { Outlet } from 'react-router-dom';
import { texts } from '../texts.ts';
import { useAuthCode } from './use-auth-code.ts';

/** Around every page of a flow: nobody is asked anything while a code in the address signs them in. */
export default function FlowFrame() {
  return useAuthCode() ? <Spinner page label={texts.signingIn} /> : <Outlet />;
}
