import { Notice } from '@topout/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import styles from './form.module.css';

/** A field that is not right, as it stands on the page. */
export interface FormError {
  readonly control: HTMLElement;
  readonly label: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  /** How often the form was sent. */
  readonly tries: number;
}

/**
 * What is left to put right in a long form, each a tap away. With each try it takes the focus, as the fields may be out
 * of sight; while they are put right it leaves the focus there.
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

/** What has not passed the last try, in the order of the form. */
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
