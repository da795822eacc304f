import type { Competition, EntryDetail, Route } from '@topout/contract';
import { witnessParameter } from '@topout/domain';
import { Button } from '@topout/ui';
import { useState } from 'react';
import { lazyPart } from '../../optional/lazy-part.tsx';
import { Optional } from '../../optional/optional.tsx';
import { confirmedByOn } from '../../competition/competition-routes.ts';
import { witnessTexts as texts } from './texts.ts';

const WitnessDialog = lazyPart(() => import(/* webpackChunkName: "witness" */ './witness-dialog.tsx'));

export interface BeWitnessProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  /** What the climber's category climbs. */
  readonly routes: readonly Route[];
}

/** Lets the climber of this card confirm others' results, where climbers do. */
export function BeWitness({ competition, card, routes }: BeWitnessProps) {
  const [open, setOpen] = useState(false);
  const key = card.witnessKey;
  const witnesses = routes.some(
    (route) => confirmedByOn(route, competition, card.category.uuid) === 'CLIMBERS',
  );
  if (key === undefined || !witnesses) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.beWitness}</Button>
      {open && (
        <Optional>
          <WitnessDialog
            competition={competition.uuid}
            title={texts.witnessOf(card.user.name)}
            hint={texts.witnessHint}
            qr={texts.qr}
            parameter={witnessParameter}
            witness={{ profile: card.user.uuid, key }}
            onClose={() => setOpen(false)}
          />
        </Optional>
      )}
    </>
  );
}
