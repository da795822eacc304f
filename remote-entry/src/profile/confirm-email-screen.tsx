import { RefusedError } from '@topout/api-client';
import { Button, ButtonLink, CheckCircleIcon, ErrorCircleIcon, Spinner } from '@topout/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Message } from '../flow/message.tsx';
import { texts as general } from '../texts.ts';
import { confirmEmail } from './account-calls.ts';
import { texts } from './texts.ts';

type Outcome = { readonly email: string } | { readonly problem: string; readonly final: boolean };

/**
 * The mailed link to a new e-mail address (`#token=…`). It needs no session, because people may open it on
 * another device.
 */
export default function ConfirmEmailScreen() {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useRef(false);
  const confirm = () => {
    setOutcome(null);
    confirmEmail(token).then(
      (email) => setOutcome({ email }),
      (error: unknown) => setOutcome(problemOf(error)),
    );
  };
  useEffect(() => {
    // It works once: do not use it again because a component was mounted twice.
    if (!asked.current) confirm();
    asked.current = true;
  });

  if (outcome === null) return <Spinner page label={texts.confirmingEmail} />;
  if ('email' in outcome) {
    return (
      <Message icon={<CheckCircleIcon size={28} />} title={texts.emailChangedTitle} action={toProfile}>
        {texts.emailChanged(outcome.email)}
      </Message>
    );
  }
  return (
    <Message
      icon={<ErrorCircleIcon size={28} />}
      title={texts.emailNotChanged}
      action={outcome.final ? toProfile : <Button onClick={confirm}>{texts.tryAgain}</Button>}
    >
      {outcome.problem}
    </Message>
  );
}

const toProfile = (
  <ButtonLink as={Link} to="/profile" replace>
    {texts.back}
  </ButtonLink>
);

const problemOf = (error: unknown): Outcome =>
  error instanceof RefusedError
    ? { problem: error.message, final: error.status === 400 }
    : { problem: general.unreachable, final: false };
