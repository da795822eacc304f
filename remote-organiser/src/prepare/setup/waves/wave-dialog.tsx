import { addWave, saveWave, useSentOnce } from '@topout/api-client';
import type { Competition, Wave } from '@topout/contract';
import { mostPlaces, venueZone, wallTime } from '@topout/domain';
import { waveForm } from '@topout/domain/forms';
import { Chip, ChipRow, Stack } from '@topout/ui';
import { useState } from 'react';
import { PartDialog } from '../part-dialog.tsx';
import { NameField, PartNumber, TextField } from '../part-fields.tsx';
import { wavesTexts as texts } from './texts.ts';

interface WaveDialogProps {
  readonly competition: Competition;
  /** Null = a new one. */
  readonly wave: Wave | null;
  readonly onClose: () => void;
}

const toggled = (chosen: readonly string[], one: string) =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];

export function WaveDialog({ competition, wave, onClose }: WaveDialogProps) {
  const zone = venueZone(competition.venues[0]);
  const [chosen, setChosen] = useState<readonly string[]>(wave?.categories ?? []);
  const once = useSentOnce();
  const first = competition.stages.toSorted((a, b) => a.position - b.position)[0];
  const { startTime, endTime } = wave ?? competition;
  return (
    <PartDialog
      title={wave ? texts.editTitle : texts.newTitle}
      saveLabel={texts.save}
      initial={{
        name: wave?.name ?? '',
        start: wallTime(startTime, zone),
        end: wallTime(endTime, zone),
        capacity: wave?.capacity ?? null,
      }}
      schema={waveForm(zone)}
      save={({ start, end, ...values }) => {
        const body = { ...values, startTime: start, endTime: end, categories: [...chosen] };
        return wave
          ? saveWave(competition.uuid, wave.uuid, body)
          : once(JSON.stringify(body), (uuid) => addWave(competition.uuid, { uuid, ...body }));
      }}
      onClose={onClose}
    >
      <NameField label={texts.name} placeholder={texts.namePlaceholder} />
      <TextField name="start" type="datetime-local" label={texts.starts} hint={texts.clock(zone)} required />
      <TextField name="end" type="datetime-local" label={texts.ends} required />
      <PartNumber name="capacity" label={texts.capacity} hint={texts.capacityHint} max={mostPlaces} />
      <Stack gap={2}>
        <p>{texts.categories}</p>
        <ChipRow label={texts.categories} wrap>
          {first?.categories.map(({ uuid, name }) => (
            <Chip
              key={uuid}
              selected={chosen.includes(uuid)}
              onToggle={() => setChosen(toggled(chosen, uuid))}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
        <small>{texts.categoriesHint}</small>
      </Stack>
    </PartDialog>
  );
}
