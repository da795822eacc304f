import { chooseWave, useWaves } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import type { Competition, DeskRow } from '@topout/contract';
import { waveFull } from '@topout/domain';
import { Field, Select } from '@topout/ui/forms';
import { texts } from '../texts.ts';

interface WavePartProps {
  readonly competition: Competition;
  readonly row: DeskRow;
}

/** The person's session; nothing in a competition without sessions. */
export function WavePart({ competition: { uuid }, row: { user, wave, waveWaits } }: WavePartProps) {
  const waves = useWaves(uuid).data?.data ?? [];
  const showError = useShowError();
  if (waves.length === 0) return null;
  const choose = (chosen: string) =>
    void chooseWave(uuid, user, chosen === '' ? null : chosen).then(
      () => showError(null),
      (error: unknown) => showError(texts.notSaved, error),
    );
  return (
    <Field label={texts.session} hint={waveWaits ? texts.waitsForSession : undefined}>
      <Select value={wave ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.noSession}</option>
        {waves.map((one) => (
          <option key={one.uuid} value={one.uuid}>
            {waveFull(one) && one.uuid !== wave ? texts.fullSession(one.name) : one.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
