import type { Competition } from '@topout/contract';
import { formatEndedAt, venueZone } from '@topout/domain';
import { ClockIcon } from '@topout/ui';
import { Message } from '../flow/message.tsx';
import { judgeTexts as texts } from '../texts.ts';

interface JudgingEndedProps {
  readonly competition: Competition;
  readonly at: Date;
}

/** Judging has ended. (behaviour: joining-judges#ended) */
export const JudgingEnded = ({ competition, at }: JudgingEndedProps) => (
  <Message icon={<ClockIcon size={28} />} title={texts.closedTitle}>
    {texts.ended(formatEndedAt(at, venueZone(competition.venues[0])))}
  </Message>
);
