import { Td } from '@topout/ui';
import { Tile } from '@topout/ui/marks';
import { useState } from 'react';
import { boardTexts } from '../../../texts.ts';
import { markWord, runWord } from '../marks/mark-words.ts';
import styles from './grid.module.css';
import { attemptOf } from './use-board-attempts.ts';
import type { GridRoute } from './use-grid-routes.ts';

export interface TileCellsProps {
  /** One character for each route. */
  readonly marks: string;
  /** The same; undefined while they are not known. */
  readonly digits: string | undefined;
  /** `1` for each that nobody has confirmed; undefined where there is none. */
  readonly unconfirmed: string | undefined;
  readonly routes: readonly GridRoute[];
}

/** What the largest digit says, and more. */
const most = 35;

/** What somebody reached on each route, and in which attempt. What has come in rises from the ground. */
export function TileCells({ marks, digits, unconfirmed, routes }: TileCellsProps) {
  const before = useBefore(marks);
  return routes.map(({ key, kind }, index) => {
    const mark = marks[index] ?? '.';
    const digit = attemptOf(digits?.[index]);
    // Of a sport route the digit is the hold, and of the last ones only that they are many.
    const number = kind === 'SPORT' && (mark === 'T' || digit === most) ? null : digit;
    const word = kind === 'RUN' ? runWord(mark, number) : markWord(mark, number);
    const isOpen = unconfirmed?.[index] === '1';
    return (
      <Td key={key} className={styles.route}>
        <Tile
          key={mark}
          mark={mark}
          label={[word, ...(isOpen ? [boardTexts.unconfirmed] : [])].join(', ')}
          rising={mark !== (before[index] ?? mark)}
          unconfirmed={isOpen}
        >
          {mark === 'F' || kind === 'RUN' ? undefined : (number ?? undefined)}
        </Tile>
      </Td>
    );
  });
}

/** The marks before the last change; at first those that there are. */
function useBefore(marks: string): string {
  const [seen, setSeen] = useState({ marks, before: marks });
  if (seen.marks !== marks) setSeen({ marks, before: seen.marks });
  return seen.before;
}
