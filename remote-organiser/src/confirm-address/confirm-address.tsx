import { mailConfirmation, readProfile } from '@topout/api-client';
import { Button, Notice } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { texts } from './texts.ts';

interface ConfirmAddressProps {
  /** What waits for it. */
  readonly why: string;
  /** What follows once the link is opened. */
  readonly next: string;
  /** Where the link of the mail leads. */
  readonly page: string;
}

/** The signed-in person asks for the mail that confirms their address. */
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
