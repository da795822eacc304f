import { serverNow } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import { formatRecent, forReader, venueZone } from '@topout/domain';
import { Notice } from '@topout/ui';
import { moreTexts as texts } from './more-texts.ts';

export interface StaleNoticeProps {
  readonly competition: Competition;
  /** When the board was last known to be current, in milliseconds since 1970. */
  readonly atMs: number;
}

/** That the board is not live, and of when it is. */
export default function StaleNotice({ competition, atMs }: StaleNoticeProps) {
  const time = forReader(formatRecent(serverNow()), atMs, venueZone(competition.venues[0]));
  return <Notice tone="warning">{texts.stale(time)}</Notice>;
}
