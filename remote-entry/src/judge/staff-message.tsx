import { ButtonLink, UsersIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { Message } from '../flow/message.tsx';
import { judgeTexts as texts } from '../texts.ts';

/**
 * Staff who look after a competition and do not judge: the code changes nothing for them, and their work is
 * elsewhere.
 */
export const StaffMessage = ({ competition }: { readonly competition: string }) => (
  <Message
    icon={<UsersIcon size={28} />}
    title={texts.staffTitle}
    action={
      <ButtonLink as={Link} to={`/${competition}/dashboard`} variant="primary">
        {texts.toDashboard}
      </ButtonLink>
    }
  >
    {texts.staff}
  </Message>
);
