import type { TicketHolder } from '@topout/contract';
import { signOut } from '@topout/api-client';
import { Button, ButtonLink, Notice, Stack } from '@topout/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { texts } from './texts.ts';

/** Whose ticket has signed in on this phone, and the ways on: out, or to an account. */
export function TicketNote({ ticket: { competition, name } }: { readonly ticket: TicketHolder }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const page = `/${competition}/ticket`;
  async function leave() {
    setBusy(true);
    await signOut();
    await navigate(page);
  }
  return (
    <div data-print="hide">
      <Notice
        title={texts.ticketOf(name)}
        action={
          <Stack gap={2}>
            <Button busy={busy} onClick={() => void leave()}>
              {texts.signOut}
            </Button>
            <ButtonLink
              as={Link}
              variant="quiet"
              to={`/sign-up?${new URLSearchParams({ next: page }).toString()}`}
            >
              {texts.makeAccount}
            </ButtonLink>
          </Stack>
        }
      >
        {texts.later}
      </Notice>
    </div>
  );
}
