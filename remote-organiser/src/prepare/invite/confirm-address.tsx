import { mailConfirmation, readProfile } from '@topout/api-client';
import { Button, Notice } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { texts } from './confirm-texts.ts';

interface ConfirmAddressProps {
  /** What needs the confirmation. */
  readonly why: string;
  /** What happens once somebody opens the link. */
  readonly next: string;
  /** The page that the mailed link opens. */
  readonly page: string;
}

/** The signed-in person requests the mail that confirms their address. */
export function ConfirmAddress({ why, next, page }: ConfirmAddressProps) {
  const { busy, change } = useChange();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Notice tone="success">{`${texts.sent(sentTo)} ${next}`}</Notice>;

  const send = async () => {
    const { email } = await readProfile();
    if (email === null) return;
    await mailConfirmation(email, page);
    setSentTo(email);
  };
  return (
    <Notice
      tone="info"
      action={
        <Button busy={busy} onClick={() => void change(send)}>
          {texts.send}
        </Button>
      }
    >
      {why}
    </Notice>
  );
}
