import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** The turning ring alone, in the size and colour of the text around it. */
export function SpinnerRing({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.ring, className)} />;
}

export interface SpinnerProps {
  /** What is being waited for, shown beside the ring: "Loading entries". Hidden to the eye where there is no room. */
  readonly label: ReactNode;
  /** Takes the middle of a screen that has nothing else to show. */
  readonly page?: boolean | undefined;
}

/** Something is on its way and its shape is unknown; where the shape is known, use a Skeleton. */
export function Spinner({ label, page = false }: SpinnerProps) {
  return (
    <output className={classNames(styles.spinner, page && styles.page)}>
      <SpinnerRing />
      {label}
    </output>
  );
}
