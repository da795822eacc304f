import type { Dispute } from '@topout/contract';
import { classNames } from '@topout/ui';
import styles from './disputes.module.css';
import { disputeTexts as texts } from './texts.ts';

interface AnswersProps {
  readonly dispute: Pick<Dispute, 'answers'>;
  /** Staff read it. */
  readonly staff: boolean;
  readonly when: (moment: string) => string;
}

/** What was said, the oldest first; the reader's side stands at the end of the line. */
export const Answers = ({ dispute, staff, when }: AnswersProps) => (
  <ol className={styles.answers}>
    {dispute.answers.map(({ uuid, text, saidAt, byStaff, author }) => (
      <li key={uuid} className={classNames(styles.answer, byStaff === staff && styles.ours)}>
        <p className={styles.soft}>
          {author ?? (byStaff ? texts.staff : texts.somebody)} · {when(saidAt)}
        </p>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);
