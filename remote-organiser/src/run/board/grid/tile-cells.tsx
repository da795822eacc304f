import { Td } from '@topout/ui';
import { Tile } from '@topout/ui/marks';
import { useState } from 'react';
import styles from './grid.module.css';
import { markWord } from './texts.ts';
import { attemptOf } from './use-board-attempts.ts';
import type { GridRoute } from './use-grid-routes.ts';

export interface TileCellsProps {
  /** One character for each route. */
  readonly marks: string;
  /** The same; undefined while they are not known. */
  readonly attempts: string | undefined;
  readonly routes: readonly GridRoute[];
}

/** What somebody reached on each route, and in which attempt. What has come in rises from the ground. */
export function TileCells({ marks, attempts, routes }: TileCellsProps) {
  const before = useBefore(marks);
  return routes.map(({ key, sport }, index) => {
    const mark = marks[index] ?? '.';
    // A sport route is told by its height: everybody has one attempt.
    const attempt = sport ? null : attemptOf(attempts?.[index]);
    return (
      <Td key={key} className={styles.route}>
        <Tile
          key={mark}
          mark={mark}
          label={markWord(mark, attempt)}
          rising={mark !== (before[index] ?? mark)}
        >
          {mark === 'F' ? undefined : (attempt ?? undefined)}
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
