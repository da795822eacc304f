import { addTimingDevice, RefusedError } from '@topout/api-client';
import type { Competition, NewTimingDevice } from '@topout/contract';
import { Button, Stack } from '@topout/ui';
import { Field, Select, TextInput } from '@topout/ui/forms';
import { type FormEvent, useState } from 'react';
import { timingTexts as texts } from './texts.ts';

interface NewDeviceProps {
  readonly competition: string;
  /** Those that are scored as speed; at least one. */
  readonly stages: Competition['stages'];
  /** How many devices there are. */
  readonly count: number;
  readonly onMade: (device: NewTimingDevice) => void;
}

/** Adds a device: what it is called, and what it times. */
export function NewDevice({ competition, stages, count, onMade }: NewDeviceProps) {
  const [name, setName] = useState<string>(texts.usualName(count));
  const [stage, setStage] = useState(stages[0]?.uuid ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function add(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      onMade(await addTimingDevice(competition, { name: name.trim(), stage }));
    } catch (failure) {
      setError(failure instanceof RefusedError ? failure.message : texts.failed);
    }
    setBusy(false);
  }
  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <Stack gap={4}>
        <Field label={texts.name} error={error}>
          <TextInput
            value={name}
            onChange={({ target }) => setName(target.value)}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
        {stages.length > 1 && (
          <Field label={texts.stage}>
            <Select value={stage} onChange={({ target }) => setStage(target.value)}>
              {stages.map((one) => (
                <option key={one.uuid} value={one.uuid}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
          {texts.add}
        </Button>
      </Stack>
    </form>
  );
}
