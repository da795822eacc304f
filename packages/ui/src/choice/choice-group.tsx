import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage, type FieldMessages, hasError } from '../field/field-message.tsx';
import styles from './choice-group.module.css';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceGroupProps<Value extends string> extends FieldMessages {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only, where the screen says it otherwise. */
  readonly hideLabel?: boolean | undefined;
  /** `null` while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly ChoiceOption<Value>[];
  readonly disabled?: boolean | undefined;
  /** Segments as high as a button, for toolbars. */
  readonly compact?: boolean | undefined;
}

/** Radio buttons whose whole face is the target; `look` says how the faces are drawn. */
export function ChoiceGroup<Value extends string>(
  props: ChoiceGroupProps<Value> & { readonly look: 'cards' | 'segments' },
) {
  const {
    label,
    hideLabel = false,
    value,
    onChange,
    options,
    disabled,
    hint,
    error,
    look,
    compact = false,
  } = props;
  const id = useId();
  const messageId = `${id}-message`;
  const described = hasError(error) || hint !== undefined;
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-describedby={described ? messageId : undefined}
    >
      <legend className={classNames(styles.legend, hideLabel && styles.hidden)}>{label}</legend>
      <div className={classNames(styles[look], compact && styles.compact, hasError(error) && styles.invalid)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            <span className={styles.face}>
              {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
              <span className={styles.text}>
                <span className={styles.label}>{option.label}</span>
                {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}
