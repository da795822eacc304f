import { type Competition, mailConfirmation, readProfile } from '@topout/api-client';
import { Button, Notice } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { texts } from './texts.ts';

/** Why a competition that is listed is not on the home page; its owner can ask for the mail that is missing. */
export function HeldBack({ competition }: { readonly competition: Competition }) {
  const { uuid, listed, heldBack, role } = competition;
  const { busy, change } = useChange();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!listed || heldBack === null) return null;
  if (heldBack === 'HOST') return <Notice tone="info">{texts.byHost}</Notice>;
  if (role !== 'MASTER') return <Notice tone="info">{texts.byOwner}</Notice>;
  if (sentTo !== null) return <Notice tone="success">{texts.sent(sentTo)}</Notice>;

  const send = async () => {
    const { email } = await readProfile();
    if (email === null) return;
    await mailConfirmation(email, `/${uuid}/setup`);
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
      {texts.byMail}
    </Notice>
  );
}
