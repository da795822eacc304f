import type { Competition } from '@topout/contract';
import { ButtonLink, LockIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { Message } from '../flow/message.tsx';
import { Ways } from '../flow/ways.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';
import { OtherWays } from './other-ways.tsx';

/**
 * Nobody can enter (any more, yet): the reason, and where competitors and spectators can go. (behaviour:
 * entering#entry-not-allowed)
 */
export const EntryNotAllowed = ({ competition }: { readonly competition: Competition }) => (
  <Message
    icon={<LockIcon size={28} />}
    title={texts.notAllowed}
    action={
      <>
        <OtherWays competition={competition} />
        <Ways>
          <ButtonLink as={Link} to={entryPath(competition.uuid, 'listed')} variant="quiet">
            {texts.listedLink}
          </ButtonLink>
        </Ways>
      </>
    }
  >
    {competition.canEnterReason?.message}
  </Message>
);
