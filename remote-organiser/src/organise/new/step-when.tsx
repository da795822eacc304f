import { Field, TextInput } from '@topout/ui/forms';
import styles from './new.module.css';
import type { WizardStepProps } from './step-props.ts';
import { newTexts as texts } from './texts.ts';

/** The end follows the start, until somebody says otherwise: most competitions are over on the same day. */
function endAfter(start: string, end: string): string {
  return end === '' || end <= start ? `${start.slice(0, 10)}T18:00` : end;
}

export const StepWhen = ({ draft, set, problems }: WizardStepProps) => (
  <div className={styles.step}>
    <Field label={texts.name} error={problems['name']} required>
      <TextInput
        value={draft.name}
        maxLength={200}
        placeholder={texts.namePlaceholder}
        onChange={(event) => set({ name: event.target.value })}
      />
    </Field>
    <div className={styles.pair}>
      <Field label={texts.starts} hint={texts.clock} error={problems['start']} required>
        <TextInput
          type="datetime-local"
          value={draft.start}
          onChange={(event) => {
            const start = event.target.value;
            set({ start, ...(start !== '' && { end: endAfter(start, draft.end) }) });
          }}
        />
      </Field>
      <Field label={texts.ends} error={problems['end']} required>
        <TextInput
          type="datetime-local"
          value={draft.end}
          onChange={(event) => set({ end: event.target.value })}
        />
      </Field>
    </div>
  </div>
);
