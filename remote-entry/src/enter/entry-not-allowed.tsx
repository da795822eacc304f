import type { Competition } from '@topout/api-client';
import { ButtonLink, LockIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { Message } from '../flow/message.tsx';
import { entryFlowTexts as texts } from '../texts.ts';

/** Nobody can enter (any more, yet): the reason, and what there is to see instead. (spec 1 §2) */
export const EntryNotAllowed = ({ competition }: { readonly competition: Competition }) => (
  <Message
    icon={<LockIcon size={28} />}
    title={texts.notAllowed}
    action={
      competition.canSeeLeaderboard && (
        <ButtonLink as={Link} to={`/${competition.uuid}/entries`} variant="primary" size="lg">
          {texts.seeBoard}
        </ButtonLink>
      )
    }
  >
    {competition.canEnterReason?.message}
  </Message>
);
