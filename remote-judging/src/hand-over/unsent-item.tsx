import type { OutboxItem } from '@topout/api-client';
import { attemptIcon, formatTime } from '@topout/domain';
import { texts } from './texts.ts';
import styles from './unsent-dialog.module.css';

export interface UnsentItemProps {
  readonly command: OutboxItem['command'];
  /** The competitor's; absent for a change to the whole queue. */
  readonly name: string | undefined;
  /** The venue's. */
  readonly timeZone: string;
}

/** One unsent change: whose, what, when. */
export function UnsentItem({ command, name, timeZone }: UnsentItemProps) {
  const note = notes[command.kind];
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        {name ?? texts.queueChange}
        {note !== undefined && <small className={styles.note}>{note}</small>}
      </span>
      <strong>{lettersOf(command)}</strong>
      <time dateTime={command.clientTime}>{formatTime(command.clientTime, timeZone)}</time>
    </li>
  );
}

/** For what letters cannot say. */
const notes: Partial<Record<OutboxItem['command']['kind'], string>> = {
  'queue.add': texts.joinsQueue,
  'queue.remove': texts.leavesQueue,
  'queue.call': texts.called,
  'queue.skip': texts.passedOver,
  'attempts.clear': texts.cleared,
  'attempts.restart': texts.restart,
  'incident.record': texts.incident,
  'incident.withdraw': texts.climbsOn,
};

const lettersOf = ({ payload }: OutboxItem['command']): string =>
  (payload.attempts ?? [])
    .map(({ success, segmentsCount = 0 }) => attemptIcon({ success, segmentsCount }, 1))
    .join(' ');
