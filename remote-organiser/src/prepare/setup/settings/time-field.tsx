import { momentOf, wallTime } from '@topout/domain';
import { Field, TextInput } from '@topout/ui/forms';
import styles from '../../fields.module.css';

interface TimeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | false;
  /** ISO 8601, UTC; null = none. */
  readonly value: string | null;
  readonly timeZone: string;
  readonly optional?: boolean;
  readonly onChange: (value: string | null) => void;
}

/** A moment, in a time zone. */
export function TimeField({ value, timeZone, onChange, ...field }: TimeFieldProps) {
  return (
    <Field {...field}>
      <TextInput
        type="datetime-local"
        className={styles.time}
        value={value === null ? '' : wallTime(value, timeZone)}
        onChange={({ target }) => onChange(momentOf(target.value, timeZone)?.toISOString() ?? null)}
      />
    </Field>
  );
}
