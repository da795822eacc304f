import { inviteJudge } from '@topout/api-client';
import { Button, Card, MailIcon, Notice, Section, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import styles from './staff.module.css';
import { texts } from './texts.ts';

/** Enough to catch a slip of the finger; the mail itself shows the rest. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The judging link by e-mail. */
export function InviteSection({ competition }: { readonly competition: string }) {
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, change } = useChange();
  const text = email.trim();
  const error = text === '' ? texts.required : looksLikeEmail(text) ? false : texts.notAnEmail;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setSentTo(null);
    if (error || !(await change(() => inviteJudge(competition, text)))) return;
    setSentTo(text);
    setEmail('');
    setSubmitted(false);
  };
  return (
    <Section title={texts.invite} description={texts.inviteHint}>
      <Card>
        <form onSubmit={(event) => void send(event)} noValidate>
          <Stack gap={3}>
            <div className={styles.invite}>
              <Field label={texts.email} error={submitted && error} required>
                <TextInput
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              </Field>
              <Button type="submit" icon={<MailIcon />} busy={busy}>
                {texts.send}
              </Button>
            </div>
            {sentTo !== null && <Notice tone="success">{texts.sent(sentTo)}</Notice>}
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
