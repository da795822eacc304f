import type { Competition, MarshalBoard } from '@topout/contract';
import { hasIsolation, marshalStates, mayNotStart, nextMarshalState } from '@topout/domain';
import { Button } from '@topout/ui';
import { RowCautions } from './cautions/row-cautions.tsx';
import styles from './marshal.module.css';
import { texts } from './texts.ts';
import type { Marshal } from './use-marshal.ts';
import type { ShownRow } from './with-unsent.ts';

interface RowPanelProps {
  readonly id: string;
  readonly competition: Competition;
  readonly row: ShownRow;
  readonly board: MarshalBoard;
  /** The server's time. */
  readonly now: number;
  readonly marshal: Marshal;
}

/** Any state but the next, forward or back, who did not start, and cautions. */
export function RowPanel({ id, competition, row, board, now, marshal }: RowPanelProps) {
  const at = marshalStates.indexOf(row.state);
  const next = nextMarshalState(row.state, board.isolation);
  const states = marshalStates.filter(
    (state, index) =>
      index !== at &&
      state !== next &&
      // What judges say is not taken back here.
      (index > at || !row.seen) &&
      (state !== 'ISOLATION' || hasIsolation(board.isolation)),
  );
  return (
    <div id={id} className={styles.panel}>
      {row.status === 'ENTERED' && states.length === 0 && <p className={styles.soft}>{texts.onlyNext}</p>}
      {row.status === 'ENTERED' && states.length > 0 && (
        <fieldset aria-label={texts.setTo} className={styles.states}>
          {states.map((state) => (
            <Button key={state} onClick={() => marshal.move(row, state)}>
              {texts.state[state]}
            </Button>
          ))}
        </fieldset>
      )}
      {mayNotStart(row) && (
        <Button variant="quiet" disabled={marshal.busy} onClick={() => void marshal.out([row])}>
          {texts.dns}
        </Button>
      )}
      {row.status === 'DNS' && (
        <Button disabled={marshal.busy} onClick={() => void marshal.back(row)}>
          {texts.starts}
        </Button>
      )}
      {marshal.jury && (
        <RowCautions competition={competition} row={row} now={now} jury={marshal.jury} busy={marshal.busy} />
      )}
    </div>
  );
}
