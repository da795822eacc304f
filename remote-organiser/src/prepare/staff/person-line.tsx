import type { Judge } from '@topout/contract';
import { Avatar } from '@topout/ui';
import type { ReactNode } from 'react';
import { faceOf } from './face-of.ts';
import styles from './staff.module.css';

interface PersonLineProps {
  readonly judge: Judge;
  /** After the name: whether they are present. */
  readonly standing?: ReactNode;
  readonly facts: string;
  /** The actions: beside the name, on a phone below it. */
  readonly children: ReactNode;
}

/** A person in the list of staff and judges. */
export function PersonLine({ judge, standing, facts, children }: PersonLineProps) {
  return (
    <li className={styles.person}>
      <Avatar {...faceOf(judge)} />
      <div className={styles.words}>
        <p className={styles.name}>
          {judge.name}
          {standing}
        </p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
