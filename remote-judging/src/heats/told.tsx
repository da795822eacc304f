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
  <div role="status" className={styles.told}>
    <AlertIcon />
    <p>{children}</p>
    {action}
  </div>
);
