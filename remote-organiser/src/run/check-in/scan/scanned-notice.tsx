import type { Competition, DeskRow } from '@topout/contract';
import { type CheckInField, checkInFields, forReader, formatTime, venueZone } from '@topout/domain';
import { Button, Notice, type NoticeProps } from '@topout/ui';
import { nameOf } from '../name-of.ts';
import marks from '../row/row.module.css';
import { StateMark } from '../row/state-mark.tsx';
import { texts } from '../texts.ts';
import styles from './scan.module.css';
import type { Scanned } from './use-desk-scan.ts';

const tones: Record<Scanned['kind'], NoticeProps['tone']> = {
  HERE: 'success',
  ALREADY: 'warning',
  WAITING: 'warning',
  ELSEWHERE: 'error',
  UNKNOWN: 'error',
  FAILED: 'error',
};

export interface ScannedNoticeProps {
  readonly competition: Competition;
  readonly scanned: Scanned;
  readonly rows: readonly DeskRow[];
  /** Takes back that this person is here. */
  readonly onUndo: (row: DeskRow) => void;
}

/** What the last code brought, to read at arm's length. */
export function ScannedNotice({ competition, scanned, rows, onUndo }: ScannedNoticeProps) {
  const row = 'user' in scanned ? rows.find(({ user }) => user === scanned.user) : undefined;
  const tone = tones[scanned.kind];
  if (!row) return <Notice tone={tone}>{texts.scanned[scanned.kind]}</Notice>;
  const { present, competitorNumber, notAgreed } = row;
  const undo = present && (
    <Button size="lg" onClick={() => onUndo(row)}>
      {texts.takeBack}
    </Button>
  );
  const since = present && texts.recorded(timeOf(competition, present.at), present.by);
  return (
    <Notice tone={tone} title={<span className={styles.who}>{nameOf(row)}</span>} action={undo}>
      <p className={styles.said}>
        {scanned.kind === 'ALREADY' && since !== null ? texts.already(since) : texts.scanned[scanned.kind]}
        {competitorNumber !== null && ` ${texts.scannedNumber(competitorNumber)}`}
      </p>
      <p className={styles.facts}>
        {lacking.map((field) => row[field] === null && <StateMark key={field} field={field} isOn={false} />)}
        {notAgreed.length > 0 && <span className={marks.mark}>{texts.notAgreed}</span>}
      </p>
    </Notice>
  );
}

/** What is still to be done with whoever is here. */
const lacking: readonly CheckInField[] = checkInFields.filter((field) => field !== 'present');

const timeOf = ({ venues }: Competition, at: string): string =>
  forReader(formatTime, at, venueZone(venues[0]));
