import { serverNow } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import { formatRecent, forReader, venueZone } from '@topout/domain';
import { Notice } from '@topout/ui';
import { texts } from './texts.ts';

/** That a server in the hall judges, so that nothing can be changed here. (behaviour: hall-and-cloud#who-owns-it) */
export function InHall({ competition }: { readonly competition: Competition }) {
  const { hall, venues } = competition;
  if (!hall) return null;
  const time = forReader(formatRecent(serverNow()), hall.asOf, venueZone(venues[0]));
  return (
    <Notice tone={hall.silent ? 'warning' : 'info'}>
      {hall.silent ? texts.hallSilent(time) : texts.inHall}
    </Notice>
  );
}
