import type { TicketHolder } from '@topout/contract';
import { signOut } from '@topout/api-client';
import { Button } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from './texts.ts';
import styles from './ticket.module.css';

/** Whose ticket has signed in on this phone, and the way out. */
export function TicketBar({ ticket: { competition, name } }: { readonly ticket: TicketHolder }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  async function leave() {
    setBusy(true);
    await signOut();
    await navigate(`/${competition}/ticket`);
  }
  return (
    <div className={styles.bar} data-print="hide">
      <p>{texts.ticketOf(name)}</p>
      <Button busy={busy} onClick={() => void leave()}>
        {texts.signOut}
      </Button>
    </div>
  );
}
