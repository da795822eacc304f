import { claimTicket, signInWithTicket, useProfile } from '@topout/api-client';
import { Button, Stack, UserIcon } from '@topout/ui';
import { ConfirmFirst } from './confirm-first.tsx';
import { Message } from '../flow/message.tsx';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import type { WithTicketProps } from './sign-in-now.tsx';
import { ticketTexts as texts } from './texts.ts';

export interface AskTicketProps extends WithTicketProps {
  readonly onCancel: () => void;
}

/** One browser holds one session: asks a signed-in person what a ticket is for. */
export function AskTicket({ code, onDone, onRefused, onCancel }: AskTicketProps) {
  const { data: me, error } = useProfile();
  const { busy, during } = useBusy();
  const failure = useFailure();
  const go = (work: () => Promise<{ readonly competition: string }>) =>
    void during('sign in', async () => onDone((await work()).competition)).catch((error: unknown) =>
      failure(error).then(onRefused),
    );
  return (
    <Message
      icon={<UserIcon size={28} />}
      title={texts.askTitle}
      action={
        <Stack gap={3}>
          {me?.email && !me.emailConfirmed ? (
            <ConfirmFirst email={me.email} />
          ) : (
            <Button
              variant="primary"
              size="lg"
              fullWidth
              // The profile says whether the address has to be confirmed first.
              busy={busy !== null || (!me && !error)}
              onClick={() => go(() => claimTicket(code))}
            >
              {texts.claim}
            </Button>
          )}
          <Button size="lg" fullWidth busy={busy !== null} onClick={() => go(() => signInWithTicket(code))}>
            {texts.useTicket}
          </Button>
          <Button variant="quiet" size="lg" fullWidth onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Stack>
      }
    >
      {me && texts.signedInAs(me.name || (me.email ?? ''))}
    </Message>
  );
}
