import type { Wave } from '@topout/contract';
import { waveFull } from '@topout/domain';
import { Field, Select } from '@topout/ui/forms';
import { useFormikContext } from 'formik';
import { texts } from '../texts.ts';
import type { WalkInValues } from './beginning.ts';
import { noWave } from './use-walk-in-waves.ts';
import styles from './walk-in.module.css';

export interface WalkInWaveProps {
  readonly waves: readonly Wave[];
  /** Uuid of the session, or `none`. */
  readonly chosen: string;
}

/** The walk-in's session: the next one with a place, unless the desk says otherwise. Nothing without sessions. */
export function WalkInWave({ waves, chosen }: WalkInWaveProps) {
  const { setFieldValue } = useFormikContext<WalkInValues>();
  if (waves.length === 0) return null;
  return (
    <Field label={texts.session} className={styles.wide}>
      <Select value={chosen} onChange={({ target }) => void setFieldValue('wave', target.value)}>
        {waves.map((wave) => (
          <option key={wave.uuid} value={wave.uuid}>
            {waveFull(wave) ? texts.fullSession(wave.name) : wave.name}
          </option>
        ))}
        <option value={noWave}>{texts.noSession}</option>
      </Select>
    </Field>
  );
}
