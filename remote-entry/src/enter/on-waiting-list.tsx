import type { Competition } from '@topout/contract';
import { formatSpan } from '@topout/domain';
import { ButtonLink, ClockIcon, Stack } from '@topout/ui';
import { Link } from 'react-router-dom';
import { Message } from '../flow/message.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';

interface OnWaitingListProps {
  readonly competition: Competition;
  readonly entry: NonNullable<Competition['userEntry']>;
}

/** The category was full: the person's place on its waiting list, and how they will hear more. */
export const OnWaitingList = ({ competition, entry }: OnWaitingListProps) => (
  <Message
    icon={<ClockIcon size={28} />}
    title={texts.waitingTitle(entry.waitingPosition ?? 1)}
    action={
      <Stack gap={3}>
        <ButtonLink as={Link} to={`/${competition.uuid}`} variant="primary" size="lg">
          {texts.toCompetition}
        </ButtonLink>
        {entry.canChange && (
          <ButtonLink
            as={Link}
            to={entryPath(competition.uuid, `entries/${entry.user.uuid}`)}
            variant="quiet"
          >
            {texts.changeEntry}
          </ButtonLink>
        )}
      </Stack>
    }
  >
    {texts.waiting(entry.category.name)} {formatSpan(competition)}.
  </Message>
);
