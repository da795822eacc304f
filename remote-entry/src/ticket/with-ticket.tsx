import { isLoggedInAtom } from '@topout/api-client';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { AskTicket, type AskTicketProps } from './ask-ticket.tsx';
import { SignInNow } from './sign-in-now.tsx';

/** What becomes of a code: it signs in at once, unless somebody is signed in with an account when it comes. */
export function WithTicket(props: AskTicketProps) {
  // Using the ticket signs the account out, which is no reason to begin again.
  const [asks] = useState(useAtomValue(isLoggedInAtom));
  return asks ? <AskTicket {...props} /> : <SignInNow {...props} />;
}
