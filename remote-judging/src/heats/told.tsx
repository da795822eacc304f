import { AlertIcon } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './heats.module.css';

interface ToldProps {
  readonly children: ReactNode;
  /** One thing to do about it: a Button. */
  readonly action?: ReactNode;
}

/** What the judge has to know before the next key, in the place of who wins: it pushes no result under the keys. */
export const Told = ({ children, action }: ToldProps) => (
  <output className={styles.told}>
    <AlertIcon />
    <span className={styles.said}>{children}</span>
    {action}
  </output>
);
