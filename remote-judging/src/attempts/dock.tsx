import type { ReactNode, RefObject } from 'react';
import styles from './dock.module.css';

export interface DockProps {
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The controls for the thumb, at the bottom of the screen and always in sight. */
export function Dock({ ref, children }: DockProps) {
  return (
    <div ref={ref} className={styles.dock}>
      {children}
    </div>
  );
}
