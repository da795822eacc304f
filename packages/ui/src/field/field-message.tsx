import type { ReactNode } from 'react';
import { ErrorCircleIcon } from '../icons/first-icons.ts';
import styles from './field.module.css';

export interface FieldMessages {
  /** Help that stands under the control until there is an error. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. `false`, `undefined` and '' mean that nothing is wrong. */
  readonly error?: string | false | undefined;
}

/** Whether there is an error to show. */
export const hasError = (error: FieldMessages['error']): error is string => Boolean(error);

/** The one line under a control: its error, else its hint. Keeps its id, so that `aria-describedby` holds. */
export function FieldMessage({ id, hint, error }: FieldMessages & { readonly id: string }) {
  if (hasError(error)) {
    return (
      <p id={id} className={styles.error}>
        <ErrorCircleIcon size={18} />
        {error}
      </p>
    );
  }
  return hint === undefined ? null : (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  );
}
