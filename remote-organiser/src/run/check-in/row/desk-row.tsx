import type { CheckInBody, Competition, DeskRow } from '@topout/contract';
import { checkInFields, type Payment } from '@topout/domain';
import { Badge, ChevronDownIcon, classNames } from '@topout/ui';
import { useId } from 'react';
import { nameOf } from '../name-of.ts';
import { texts } from '../texts.ts';
import styles from './row.module.css';
import { RowPanel } from './row-panel.tsx';
import { StateMark } from './state-mark.tsx';

export interface DeskRowProps {
  readonly competition: Competition;
  readonly row: DeskRow;
  readonly isOpen: boolean;
  /** What the payment form begins with. */
  readonly proposal: Payment;
  readonly onOpen: (user: string | null) => void;
  readonly onRecord: (row: DeskRow, body: CheckInBody) => Promise<boolean>;
}

/** One person: number, name, category and the four states; opened, four switches. */
export function DeskRowItem({ competition, row, isOpen, proposal, onOpen, onRecord }: DeskRowProps) {
  const panel = useId();
  const status = texts.status[row.status];
  return (
    <li className={classNames(styles.item, isOpen && styles.isOpen)}>
      <button
        type="button"
        className={styles.row}
        data-desk-row=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => onOpen(isOpen ? null : row.user)}
      >
        <span className={styles.number}>{row.competitorNumber ?? '–'}</span>
        <span className={styles.person}>
          <span className={styles.name}>{nameOf(row)}</span>
          <span className={styles.facts}>
            <span>{row.categories.join(', ')}</span>
            {row.needsGuardian && <span>{texts.guardian}</span>}
            {status !== null && <Badge tone="warning">{status}</Badge>}
          </span>
        </span>
        <span className={styles.marks}>
          {checkInFields.map((field) => (
            <StateMark key={field} field={field} isOn={row[field] !== null} />
          ))}
          {row.notAgreed.length > 0 && <span className={styles.mark}>{texts.notAgreed}</span>}
        </span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      {isOpen && (
        <RowPanel
          id={panel}
          competition={competition}
          row={row}
          proposal={proposal}
          onRecord={(body) => onRecord(row, body)}
        />
      )}
    </li>
  );
}
