import { longest } from '@topout/domain';
import { useFormikContext } from 'formik';
import { Cover } from '../../../competition/cover.tsx';
import { NameField, TextField } from '../../setup/part-fields.tsx';
import type { CompetitionDraft } from './draft.ts';
import { endAfter } from './end-after.ts';
import styles from './new.module.css';
import { newTexts as texts } from './texts.ts';

export function StepWhen() {
  const { values, setValues } = useFormikContext<CompetitionDraft>();
  // The end follows the start until somebody changes it.
  const begin = (start: string) =>
    setValues({ ...values, start, ...(start !== '' && values.end <= start && { end: endAfter(start) }) });
  return (
    <div className={styles.step}>
      <Cover
        competition={values.uuid}
        name={values.name.trim() || texts.title}
        colour={values.headerColour}
      />
      <NameField label={texts.name} maxLength={longest.title} placeholder={texts.namePlaceholder} />
      <div className={styles.pair}>
        <TextField
          name="start"
          type="datetime-local"
          label={texts.starts}
          hint={texts.clock}
          onChange={({ target }) => void begin(target.value)}
          required
        />
        <TextField name="end" type="datetime-local" label={texts.ends} required />
      </div>
      <TextField name="headerColour" type="color" label={texts.colour} className={styles.colour} />
    </div>
  );
}
