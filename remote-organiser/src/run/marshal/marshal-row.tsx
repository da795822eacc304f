import type { Competition, MarshalBoard } from '@topout/contract';
import { nextMarshalState } from '@topout/domain';
import { Button, classNames } from '@topout/ui';
import { useId } from 'react';
import { nameOf } from '../check-in/name-of.ts';
import styles from './marshal.module.css';
import { RowFacts } from './row-facts.tsx';
import { RowPanel } from './row-panel.tsx';
import { texts } from './texts.ts';
import type { Marshal } from './use-marshal.ts';
import type { ShownRow } from './with-unsent.ts';

interface MarshalRowProps {
  readonly competition: Competition;
  readonly board: MarshalBoard;
  readonly row: ShownRow;
  /** The server's time. */
  readonly now: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly marshal: Marshal | null;
}

/** One climber: the name opens what else can be done, the key at the thumb brings them on. */
export function MarshalRowItem({ competition, board, row, now, isOpen, onToggle, marshal }: MarshalRowProps) {
  const panel = useId();
  const to = row.status === 'ENTERED' ? nextMarshalState(row.state, board.isolation) : null;
  const content = (
    <>
      <span className={styles.number}>{row.competitorNumber ?? texts.noNumber}</span>
      <span className={styles.person}>
        <span className={styles.name}>{nameOf(row)}</span>
        <RowFacts competition={competition} board={board} row={row} now={now} />
      </span>
    </>
  );
  return (
    <li className={classNames(styles.item, isOpen && styles.isOpen)}>
      <div className={styles.row}>
        {marshal ? (
          <button
            type="button"
            className={styles.who}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={onToggle}
          >
            {content}
          </button>
        ) : (
          <div className={styles.who}>{content}</div>
        )}
        {marshal && to && (
          <Button
            size="lg"
            className={styles.next}
            aria-label={texts.nextFor(texts.next[to], nameOf(row))}
            onClick={() => marshal.move(row, to)}
          >
            {texts.next[to]}
          </Button>
        )}
      </div>
      {marshal && isOpen && (
        <RowPanel id={panel} competition={competition} row={row} board={board} now={now} marshal={marshal} />
      )}
    </li>
  );
}
