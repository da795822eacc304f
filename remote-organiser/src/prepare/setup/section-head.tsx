import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** The purpose of the section, in one sentence. */
  readonly lead?: string | undefined;
  /** The section's main action, at the end of the line. */
  readonly action?: ReactNode;
}

/** The heading of a section of the set-up. */
export const SectionHead = ({ title, lead, action }: SectionHeadProps) => (
  <header className={styles.head}>
    <div className={styles.words}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
    {action}
  </header>
);
