import type { Competition, Invitation } from '@topout/contract';
import { inviteStaff, withdrawInvitation } from '@topout/api-client';
import { ConfirmDialog, List, Section } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { InvitationRow } from './invitation-row.tsx';
import { texts } from './texts.ts';

interface InvitationsSectionProps {
  readonly competition: Competition;
  readonly invitations: readonly Invitation[];
  /** The current server time; undefined until known. */
  readonly at: string | undefined;
}

/** Who was invited by mail, and the outcome. */
export function InvitationsSection({ competition, invitations, at }: InvitationsSectionProps) {
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const { busy, change } = useChange();
  if (invitations.length === 0) return null;
  const open = invitations.filter(({ state }) => state !== 'accepted');
  const withdraw = async ({ uuid }: Invitation) => {
    await change(() => withdrawInvitation(competition.uuid, uuid));
    setWithdrawing(null);
  };
  return (
    <Section title={texts.invitations} count={open.length} description={texts.invitationsHint}>
      <List>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.uuid}
            invitation={invitation}
            at={at}
            mayChange={competition.role === 'MASTER' || invitation.role === 'JUDGE'}
            busy={busy}
            onSend={() => void change(() => inviteStaff(competition.uuid, invitation))}
            onWithdraw={() => setWithdrawing(invitation)}
          />
        ))}
      </List>
      <ConfirmDialog
        open={withdrawing !== null}
        danger
        title={texts.withdrawTitle(withdrawing?.email ?? '')}
        confirmLabel={texts.withdraw}
        busy={busy}
        onConfirm={() => {
          if (withdrawing) void withdraw(withdrawing);
        }}
        onClose={() => setWithdrawing(null)}
      >
        {texts.withdrawQuestion}
      </ConfirmDialog>
    </Section>
  );
}
