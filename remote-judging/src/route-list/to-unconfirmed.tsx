import { useUnconfirmed } from '@topout/api-client';
import { ButtonLink } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

/** The way to everything that waits for the judge, with how much that is. It is then on the phone, too. */
export function ToUnconfirmed({ competition }: { readonly competition: string }) {
  const { data } = useUnconfirmed(competition);
  return (
    <ButtonLink as={Link} to={`/${competition}/unconfirmed`} fullWidth>
      {texts.confirmResults(data?.total ?? 0)}
    </ButtonLink>
  );
}
