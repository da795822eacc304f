import type { CheckInBody, Competition, DeskRow } from '@topout/contract';
import { Button, List, VisuallyHidden } from '@topout/ui';
import { type RefObject, useState } from 'react';
import styles from './desk.module.css';
import { lastPayment } from './last-payment.ts';
import { DeskRowItem } from './row/desk-row.tsx';
import { texts } from './texts.ts';

/** As many as a slow phone draws at each letter typed. */
const firstRows = 60;
const moreRows = 240;

export interface DeskListProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly competition: Competition;
  readonly rows: readonly DeskRow[];
  /** Also those who are not shown. */
  readonly all: readonly DeskRow[];
  /** Profile uuid of the person whose row is open. */
  readonly open: string | null;
  readonly onOpen: (user: string | null) => void;
  /** @returns whether it was recorded */
  readonly onRecord: (row: DeskRow, body: CheckInBody) => Promise<boolean>;
}

/** People by last name; a row opens in place. */
export function DeskList({ ref, competition, rows, all, open, onOpen, onRecord }: DeskListProps) {
  const [most, setMost] = useState(firstRows);
  const left = rows.length - most;
  return (
    <div ref={ref} className={styles.list}>
      <VisuallyHidden>
        <output>{texts.found(rows.length)}</output>
      </VisuallyHidden>
      <List aria-label={texts.list}>
        {rows.slice(0, most).map((row) => (
          <DeskRowItem
            key={row.user}
            competition={competition}
            row={row}
            isOpen={row.user === open}
            proposal={lastPayment(all, competition.venues[0]?.country ?? '')}
            onOpen={onOpen}
            onRecord={onRecord}
          />
        ))}
      </List>
      {left > 0 && (
        <Button fullWidth onClick={() => setMost(most + moreRows)}>
          {texts.more(Math.min(left, moreRows))}
        </Button>
      )}
    </div>
  );
}
