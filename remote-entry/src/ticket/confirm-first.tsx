import { mailConfirmation } from '@topout/api-client';
import { Button, Notice } from '@topout/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import { ticketTexts as texts } from './texts.ts';

/** An account that was made a moment ago: nobody has opened a mail to its address yet. The mailed link leads back here. */
export function ConfirmFirst({ email }: { readonly email: string }) {
  const { pathname } = useLocation();
  const { busy, during } = useBusy();
  const [sent, setSent] = useState(false);
  const failure = useFailure();
  if (sent) return <Notice tone="success">{texts.confirmSent(email)}</Notice>;
  const send = () =>
    void during('mail', () => mailConfirmation(email, pathname).then(() => setSent(true))).catch(failure);
  return (
    <Notice
      tone="info"
      action={
        <Button variant="primary" busy={busy !== null} onClick={send}>
          {texts.confirm}
        </Button>
      }
    >
      {texts.confirmFirst}
    </Notice>
  );
}
