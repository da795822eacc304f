import { signInWithTicket } from '@topout/api-client';
import { Spinner } from '@topout/ui';
import { useEffect, useRef } from 'react';
import { useFailure } from '../form/use-failure.ts';
import { ticketTexts as texts } from './texts.ts';

export interface WithTicketProps {
  readonly code: string;
  /** @param competition uuid of the one that the ticket is for */
  readonly onDone: (competition: string) => void;
  /** The reason is in the banner. */
  readonly onRefused: () => void;
}

/** Signs in with a code at once. */
export function SignInNow({ code, onDone, onRefused }: WithTicketProps) {
  const failure = useFailure();
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (taken.current === code) return;
    taken.current = code;
    signInWithTicket(code)
      .then(({ competition }) => onDone(competition))
      .catch((error: unknown) => failure(error).then(onRefused));
  }, [code, onDone, onRefused, failure]);
  return <Spinner page label={texts.signingIn} />;
}
