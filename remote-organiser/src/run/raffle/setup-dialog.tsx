import type { Raffle } from '@topout/contract';
import { newId, setRaffle } from '@topout/api-client';
import { raffleSources } from '@topout/domain';
import { prizeNames, raffleForm } from '@topout/domain/forms';
import { useState } from 'react';
import { PartDialog } from '../../prepare/setup/part-dialog.tsx';
import { AreaField, CardsField, PartCount } from '../../prepare/setup/part-fields.tsx';
import { texts } from './texts.ts';

interface SetupDialogProps {
  readonly competition: string;
  readonly raffle: Raffle;
  readonly onClose: () => void;
}

const sources = raffleSources.map((value) => {
  const [label, hint] = texts.sources[value];
  return { value, label, hint };
});

/** Who is in the raffle, and what there is to win. A prize keeps its place in the list. */
export function SetupDialog({ competition, raffle: now, onClose }: SetupDialogProps) {
  // As it was when it opened: what somebody else saves meanwhile was not on screen.
  const [raffle] = useState(now);
  return (
    <PartDialog
      title={texts.setUp}
      saveLabel={texts.save}
      initial={{
        drawnFrom: raffle.drawnFrom,
        least: raffle.least,
        count: raffle.prizes.length,
        names: raffle.prizes
          .map(({ name }) => name)
          .join('\n')
          .trimEnd(),
      }}
      schema={raffleForm}
      save={({ drawnFrom, least, count, names }) =>
        setRaffle(
          competition,
          {
            drawnFrom,
            least,
            prizes: prizeNames(names, count).map((name, index) => ({
              uuid: raffle.prizes[index]?.uuid ?? newId(),
              name,
            })),
          },
          raffle,
        )
      }
      onClose={onClose}
    >
      <CardsField name="drawnFrom" label={texts.from} options={sources} />
      <PartCount name="least" label={texts.least} min={1} max={500} />
      <PartCount name="count" label={texts.count} min={0} max={100} />
      <AreaField name="names" label={texts.names} hint={texts.namesHint} rows={6} />
    </PartDialog>
  );
}
