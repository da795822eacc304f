import type { Ticket } from '@topout/contract';
import { Button, ConfirmDialog } from '@topout/ui';
import { useState } from 'react';
import { ticketTexts as texts } from './texts.ts';
import styles from './tickets.module.css';
import type { TicketActions } from './use-tickets.ts';

interface TicketButtonsProps {
  readonly ticket: Ticket;
  readonly actions: TicketActions;
}

/** For a ticket that was lost, or has got into the wrong hands. Not printed. */
export function TicketButtons({ ticket: { user, name }, actions }: TicketButtonsProps) {
  const [asking, setAsking] = useState<'renew' | 'revoke'>('renew');
  const [open, setOpen] = useState(false);
  const ask = (about: 'renew' | 'revoke') => {
    setAsking(about);
    setOpen(true);
  };
  const renews = asking === 'renew';
  const confirm = async () => {
    await (renews ? actions.renew(user) : actions.revoke(user));
    setOpen(false);
  };
  return (
    <div className={styles.buttons} data-print="hide">
      <Button aria-label={texts.renewOf(name)} onClick={() => ask('renew')}>
        {texts.renew}
      </Button>
      <Button aria-label={texts.revokeOf(name)} onClick={() => ask('revoke')}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={open}
        title={renews ? texts.renewTitle(name) : texts.revokeTitle(name)}
        confirmLabel={renews ? texts.renew : texts.revoke}
        cancelLabel={texts.cancel}
        busy={actions.busy}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {renews ? texts.renewText : texts.revokeText}
      </ConfirmDialog>
    </div>
  );
}
