import type { RaffleDraw } from '@topout/contract';
import { formatTime, forReader } from '@topout/domain';
import styles from './raffle.module.css';
import { texts } from './texts.ts';

interface RecordProps {
  readonly draw: RaffleDraw;
  readonly timeZone: string;
}

/** One draw as anybody may check it: who drew, when, among how many. */
export function Record({ draw, timeZone }: RecordProps) {
  const { name, drawnAt, drawnBy, among, absent } = draw;
  const record = texts.record(forReader(formatTime, drawnAt, timeZone), drawnBy, among);
  return <span className={styles.record}>{absent ? `${texts.wasAbsent(name)} · ${record}` : record}</span>;
}
