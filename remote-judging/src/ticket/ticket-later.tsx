import type { TicketHolder } from '@topout/contract';
import { ButtonLink, Notice } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

/** What a ticket does not do, and how its holder keeps the card. */
export function TicketLater({ ticket: { competition } }: { readonly ticket: TicketHolder }) {
  const next = new URLSearchParams({ next: `/${competition}/ticket` }).toString();
  return (
    <div data-print="hide">
      <Notice
        title={texts.keep}
        action={
          <ButtonLink as={Link} to={`/sign-up?${next}`}>
            {texts.makeAccount}
          </ButtonLink>
        }
      >
        {texts.later}
      </Notice>
    </div>
  );
}
