import type { Ticket } from '@topout/contract';
import { Button, Card, EmptyState, Stack } from '@topout/ui';
import { pagesOf } from '../pages-of.ts';
import printStyles from '../print.module.css';
import { RevokedTickets } from './revoked-tickets.tsx';
import { TicketCard, type ValidTicket } from './ticket-card.tsx';
import { ticketTexts as texts } from './texts.ts';
import styles from './tickets.module.css';
import type { TicketActions } from './use-tickets.ts';

/** On an A4 page, in two columns. */
const perPage = 8;

interface TicketSheetsProps {
  readonly competition: { readonly uuid: string; readonly name: string };
  /** Name of the category; null = all. */
  readonly category: string | null;
  readonly actions: TicketActions;
}

/** Tickets to cut out. They are made when somebody asks for them, not by looking at the page. */
export function TicketSheets({ competition, category, actions }: TicketSheetsProps) {
  const { tickets, busy, make } = actions;
  if (tickets === null)
    return (
      <Card>
        <Stack gap={4}>
          <h2>{texts.makeTitle}</h2>
          <p className={printStyles.lead}>{texts.makeText}</p>
          <Button variant="primary" busy={busy} onClick={make}>
            {texts.make}
          </Button>
        </Stack>
      </Card>
    );
  const shown = tickets.filter((ticket) => category === null || ticket.category === category);
  const revoked = shown.filter(({ code }) => code === null);
  const valid = shown.filter(isValid);
  if (shown.length === 0) return <EmptyState title={texts.none}>{texts.noneText}</EmptyState>;
  return (
    <>
      {pagesOf(valid, perPage).map((page) => (
        <section
          key={page[0]?.user}
          data-sheet="fixed"
          data-theme="light"
          className={`${printStyles.sheet} ${styles.page}`}
        >
          {page.map((ticket) => (
            <TicketCard key={ticket.user} competition={competition} ticket={ticket} actions={actions} />
          ))}
        </section>
      ))}
      {revoked.length > 0 && <RevokedTickets tickets={revoked} actions={actions} />}
    </>
  );
}

const isValid = (ticket: Ticket): ticket is ValidTicket => ticket.code !== null;
