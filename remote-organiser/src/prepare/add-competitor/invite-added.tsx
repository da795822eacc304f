import { inviteEntrant } from '@topout/api-client';
import { Button, MailIcon, Notice } from '@topout/ui';
import { useState } from 'react';
import { texts as inviteTexts } from '../invite/texts.ts';
import { KeptFocus } from '../../page/kept-focus.tsx';
import { useChange } from '../setup/use-change.ts';
import { texts } from './texts.ts';

interface InviteAddedProps {
  /** Uuid. */
  readonly competition: string;
  /** Addresses of the people just added. */
  readonly emails: readonly string[];
  /** Before the first mail goes out. */
  readonly onSend: () => void;
}

/** One press mails people added by name the link for taking over their entry. */
export function InviteAdded({ competition, emails, onSend }: InviteAddedProps) {
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const { busy, change } = useChange();
  const waiting = emails.filter((email) => !sentTo.includes(email));
  const send = () =>
    change(async () => {
      onSend();
      for (const email of waiting) {
        await inviteEntrant(competition, email);
        setSentTo((sent) => [...sent, email]);
      }
    });
  return (
    <KeptFocus>
      {waiting.length > 0 && (
        <Button icon={<MailIcon />} busy={busy} onClick={() => void send()}>
          {texts.inviteAdded(waiting.length)}
        </Button>
      )}
      {sentTo.length > 0 && waiting.length === 0 && (
        <Notice tone="success">{inviteTexts.sent(sentTo)}</Notice>
      )}
    </KeptFocus>
  );
}
