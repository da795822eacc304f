import type { Competition, MarshalBoard } from '@topout/contract';
import { setIsolation } from '@topout/api-client';
import { venueZone, zoneName } from '@topout/domain';
import { Button, Dialog, Stack } from '@topout/ui';
import { useState } from 'react';
import { TimeField } from '../../prepare/setup/settings/time-field.tsx';
import { useChange } from '../../prepare/setup/use-change.ts';
import { texts } from './texts.ts';

interface IsolationDialogProps {
  readonly competition: Competition;
  readonly board: MarshalBoard;
  readonly onClose: () => void;
}

/** When a stage's isolation opens and closes, and when it is observed, by the venue's clock. */
export function IsolationDialog({ competition, board, onClose }: IsolationDialogProps) {
  const zone = venueZone(competition.venues[0]);
  const { busy, change } = useChange();
  const [times, setTimes] = useState(board.isolation);
  const save = async () => {
    if (await change(() => setIsolation(competition.uuid, { stage: board.stage, ...times }))) onClose();
  };
  return (
    <Dialog
      open
      title={texts.isolationTitle}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" disabled={busy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{texts.isolationHint}</p>
        <TimeField
          label={texts.opens}
          hint={texts.clock(zoneName(zone))}
          optional
          value={times.opensAt}
          timeZone={zone}
          onChange={(opensAt) => setTimes({ ...times, opensAt })}
        />
        <TimeField
          label={texts.closes}
          optional
          value={times.closesAt}
          timeZone={zone}
          onChange={(closesAt) => setTimes({ ...times, closesAt })}
        />
        <TimeField
          label={texts.observes}
          hint={texts.observesHint}
          optional
          value={times.observesAt}
          timeZone={zone}
          onChange={(observesAt) => setTimes({ ...times, observesAt })}
        />
      </Stack>
    </Dialog>
  );
}
