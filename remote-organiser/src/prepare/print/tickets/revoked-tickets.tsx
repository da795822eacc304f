import type { Ticket } from '@topout/contract';
import { Button, Card, Row, Stack } from '@topout/ui';
import printStyles from '../print.module.css';
import { ticketTexts as texts } from './texts.ts';
import type { TicketActions } from './use-tickets.ts';

interface RevokedTicketsProps {
  readonly tickets: readonly Ticket[];
  readonly actions: TicketActions;
}

/** Tickets that sign nobody in, with the way to bring each back. Not printed. */
export const RevokedTickets = ({ tickets, actions }: RevokedTicketsProps) => (
  <div data-print="hide">
    <Card>
      <Stack gap={3}>
        <h2>{texts.revoked}</h2>
        <p className={printStyles.lead}>{texts.revokedText}</p>
        {tickets.map(({ user, name }) => (
          <Row key={user} wrap>
            <span>{name}</span>
            <Button
              aria-label={texts.renewOf(name)}
              busy={actions.busy}
              onClick={() => void actions.renew(user)}
            >
              {texts.renew}
            </Button>
          </Row>
        ))}
      </Stack>
    </Card>
  </div>
);
