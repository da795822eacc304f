import { Skyline, Tile } from '@topout/ui/marks';
import { fewRoutes } from '../board/row-room.ts';
import { legendTexts, screenTexts as texts } from '../texts.ts';
import styles from './foot.module.css';

export interface LegendProps {
  /** The marks of each row. */
  readonly days: readonly string[];
  /** Some results wait to be confirmed. */
  readonly unconfirmed: boolean;
  /** Pixels of a unit. */
  readonly unit: number;
}

/** Units of a tile. */
const tileWidth = 34;

/** What the marks of a day mean; only those that are to be seen. */
export function Legend({ days, unconfirmed, unit }: LegendProps) {
  const shown = legendTexts.filter(({ of }) =>
    days.some((marks) => Array.from(of).some((mark) => marks.includes(mark))),
  );
  const few = days.every((marks) => marks.length <= fewRoutes);
  return (
    <ul className={styles.legend}>
      {shown.map(({ of: [mark = ''], text }) => (
        <li key={mark} className={styles.sign}>
          {few ? (
            <Tile mark={mark} width={Math.round(unit * tileWidth)} />
          ) : (
            <span aria-hidden="true" className={styles.bar}>
              <Skyline marks={mark} label={text} size="hall" />
            </span>
          )}
          {text}
        </li>
      ))}
      {unconfirmed && (
        <li className={styles.sign} data-unconfirmed>
          <span className={styles.dashes} aria-hidden="true" />
          {texts.unconfirmed}
        </li>
      )}
    </ul>
  );
}
