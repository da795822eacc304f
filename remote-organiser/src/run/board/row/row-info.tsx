import { countMarks } from '@topout/domain';
import { Skyline } from '@topout/ui/marks';
import { boardTexts as texts } from '../../../texts.ts';
import styles from './board-row.module.css';
import { absences, RowWords, type RowWordsProps, Unconfirmed } from './row-words.tsx';

/** Under the name: who it is, and what was climbed. */
export function RowInfo(props: RowWordsProps) {
  const { marks, status } = props.row;
  return (
    <span className={styles.info}>
      <RowWords {...props} />
      {absences[status] === undefined && marks !== undefined && (
        <Skyline marks={marks} label={texts.marks(countMarks(marks))} />
      )}
      <Unconfirmed row={props.row} />
    </span>
  );
}
