import { usePage } from '@topout/app-kit';
import { Page } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './step.module.css';

export interface StepProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The target of the header's back button; without it there is none. */
  readonly back?: string;
  readonly children?: ReactNode;
}

/** One step of a flow: one question, and below it the one thing to do. */
export function Step({ title, lead, back, children }: StepProps) {
  usePage({ title, back });
  return (
    <Page className={styles.step}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </Page>
  );
}
