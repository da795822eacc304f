import { useProfile } from '@topout/api-client';
import { Button, Card, MailIcon, Notice, Stack } from '@topout/ui';
import { Field, TextArea } from '@topout/ui/forms';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmAddress } from '../confirm-address/confirm-address.tsx';
import { useChange } from '../setup/use-change.ts';
import styles from './invite.module.css';
import { readAddresses } from './read-addresses.ts';
import { texts } from './texts.ts';

interface InviteFormProps {
  /** Mails one. */
  readonly invite: (email: string) => Promise<void>;
  /** What else is to be said of all of them. */
  readonly children?: ReactNode;
}

/** Invitations by e-mail, to one or to a pasted list. What could not be sent stays in the field. */
export function InviteForm({ invite, children }: InviteFormProps) {
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const { busy, change } = useChange();
  const { data: own } = useProfile();
  const { pathname } = useLocation();
  const { good, bad } = readAddresses(typed);
  const missing = good.length === 0 ? texts.required : false;
  const error = bad.length > 0 ? texts.notEmails(bad) : missing;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setSentTo([]);
    if (error || busy) return;
    const sent: string[] = [];
    const all = await change(async () => {
      for (const email of good) {
        await invite(email);
        sent.push(email);
      }
    });
    setSentTo(sent);
    setTyped(good.slice(sent.length).join('\n'));
    setSubmitted(!all);
  };
  if (own?.emailConfirmed === false) {
    return <ConfirmAddress why={texts.confirm} next={texts.confirmThen} page={pathname} />;
  }
  return (
    <Card>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap={3}>
          <div className={styles.fields}>
            <Field label={texts.addresses} hint={texts.addressesHint} error={submitted && error} required>
              <TextArea
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                rows={2}
                readOnly={busy}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            {children}
            <Button type="submit" icon={<MailIcon />} busy={busy}>
              {texts.send(good.length)}
            </Button>
          </div>
          {sentTo.length > 0 && <Notice tone="success">{texts.sent(sentTo)}</Notice>}
        </Stack>
      </form>
    </Card>
  );
}
