import type { Caution, Competition } from '@topout/contract';
import { serverNow } from '@topout/api-client';
import { cautionsThatDisqualify, formatRecent, forReader, venueZone } from '@topout/domain';
import { Notice } from '@topout/ui';
import { useState } from 'react';
import { cautionTexts as texts } from './texts.ts';

interface CardCautionsProps {
  readonly competition: Competition;
  readonly cautions: readonly Caution[];
}

/** On a card: which cautions its climber has, and why. */
export default function CardCautions({ competition: { venues }, cautions }: CardCautionsProps) {
  const [now] = useState(serverNow);
  const at = (time: string) => forReader(formatRecent(now), time, venueZone(venues[0]));
  return (
    <Notice tone="warning" title={texts.title(cautions.length)}>
      {cautions.map(({ uuid, reason, givenAt }) => (
        <p key={uuid}>{texts.why(reason, at(givenAt))}</p>
      ))}
      {cautions.length < cautionsThatDisqualify && <p>{texts.two}</p>}
    </Notice>
  );
}
