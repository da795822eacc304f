import { Notice } from '@topout/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import styles from './form.module.css';

/** A field with an error, as the page shows it. */
export interface FormError {
  readonly control: HTMLElement;
  readonly label: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  /** How often somebody sent the form. */
  readonly tries: number;
}

/**
 * The remaining errors of a long form, each a tap away. Takes the focus after each attempt, because the
 * fields may be out of sight; leaves it alone while people correct the fields.
 */
export function ErrorSummary({ errors, tries }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [tries]);
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Notice tone="error" title={texts.toPutRight(errors.length)}>
        <ul className={styles.problems}>
          {errors.map(({ control, label }) => (
            <li key={label}>
              <button type="button" className={styles.problem} onClick={() => control.focus()}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** The fields that failed the last attempt, in the order of the form. */
export function errorsIn(form: HTMLFormElement | null): FormError[] {
  const found = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  return [...(found ?? [])].map((element) => {
    const group = element.querySelector('legend');
    const control = element.querySelector('input') ?? element;
    return { control, label: (group ?? labelOf(control))?.textContent ?? '' };
  });
}

const labelOf = (control: HTMLElement): Element | undefined =>
  control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
