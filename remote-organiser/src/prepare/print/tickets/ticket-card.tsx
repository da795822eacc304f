import type { Ticket } from '@topout/contract';
import { QRCodeSVG } from 'qrcode.react';
import { TicketButtons } from './ticket-buttons.tsx';
import { ticketTexts as texts } from './texts.ts';
import styles from './tickets.module.css';
import type { TicketActions } from './use-tickets.ts';

/** One that signs somebody in. */
export interface ValidTicket extends Ticket {
  readonly code: string;
}

interface TicketCardProps {
  readonly competition: { readonly uuid: string; readonly name: string };
  readonly ticket: ValidTicket;
  readonly actions: TicketActions;
}

/** One ticket. The code stands behind the `#` of the address: browsers send that part to nobody. */
export function TicketCard({ competition: { uuid, name: event }, ticket, actions }: TicketCardProps) {
  const { name, competitorNumber, category, code } = ticket;
  const { origin, host } = window.location;
  return (
    <div className={styles.ticket}>
      <QRCodeSVG
        value={`${origin}/${uuid}/ticket#${code}`}
        size={512}
        marginSize={4}
        level="M"
        className={styles.qr}
        title={texts.codeFor(name)}
      />
      <div className={styles.words}>
        <p className={styles.event}>{event}</p>
        <h3 className={styles.name}>{name}</h3>
        <p>{[competitorNumber, category].filter(Boolean).join(' · ')}</p>
        <p className={styles.code}>{code}</p>
        <p className={styles.how}>{texts.scan}</p>
        <p className={styles.how}>{texts.type(`${host}/ticket`)}</p>
      </div>
      <TicketButtons ticket={ticket} actions={actions} />
    </div>
  );
}
