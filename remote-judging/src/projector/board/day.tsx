import { VisuallyHidden } from '@topout/ui';
import { Skyline, Tile } from '@topout/ui/marks';
import { dayInWords } from '../../scorecard/card-day.ts';
import styles from './board.module.css';
import { fewRoutes } from './row-room.ts';

/** Units of a tile. */
const tileWidth = 44;

interface DayProps {
  readonly marks: string;
  /** As on the row. */
  readonly unconfirmed: string | undefined;
  /** Pixels of a unit. */
  readonly unit: number;
}

/** What somebody climbed: a tile for each of a few routes, otherwise the skyline. */
export function Day({ marks, unconfirmed, unit }: DayProps) {
  const label = dayInWords(Array.from(marks, (mark) => ({ mark })));
  if (marks.length > fewRoutes)
    return (
      <span className={styles.day} data-day>
        <Skyline marks={marks} label={label} size="hall" />
      </span>
    );
  return (
    <span className={styles.tiles} data-day>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from(marks).map((mark, index) => (
        <Tile
          key={index}
          mark={mark}
          width={Math.round(unit * tileWidth)}
          unconfirmed={unconfirmed?.[index] === '1'}
        />
      ))}
    </span>
  );
}
