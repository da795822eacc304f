import { api } from '@topout/api-client';
import { Button, ButtonLink, Notice, Stack } from '@topout/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Ways } from '../flow/ways.tsx';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import { texts } from './texts.ts';

export interface SignInHelpProps {
  /** The page on which the mailed link signs in. */
  readonly page: string;
}

/** For people who do not know their password: a mailed link that signs in, or one for a new password. */
export function SignInHelp({ page }: SignInHelpProps) {
  const { values, errors, setFieldTouched } = useFormikContext<{ email: string }>();
  const [sent, setSent] = useState(false);
  const { busy, during } = useBusy();
  const failure = useFailure();
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ next: pathname + search }).toString();

  const send = async () => {
    await setFieldTouched('email');
    if (values.email.trim() === '' || errors.email !== undefined) return;
    await during('mail', () => api.post('auth/sign-in-link', { email: values.email.trim(), page })).then(
      () => setSent(true),
      failure,
    );
  };

  return (
    <Stack gap={3}>
      {sent && <Notice tone="success">{texts.linkSent}</Notice>}
      <Ways>
        <ButtonLink as={Link} to={`/reset-password?${back}`} variant="quiet">
          {texts.forgot}
        </ButtonLink>
        {!sent && (
          <Button variant="quiet" busy={busy !== null} onClick={() => void send()}>
            {texts.linkInstead}
          </Button>
        )}
      </Ways>
    </Stack>
  );
}
