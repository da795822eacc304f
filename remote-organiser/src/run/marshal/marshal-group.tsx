import type { Competition, MarshalBoard } from '@topout/contract';
import { List } from '@topout/ui';
import { useId } from 'react';
import { groupWords } from './chips.tsx';
import type { GroupName } from './groups.ts';
import { MarshalRowItem } from './marshal-row.tsx';
import styles from './marshal.module.css';
import type { Marshal } from './use-marshal.ts';
import type { ShownRow } from './with-unsent.ts';

export interface MarshalGroupProps {
  readonly competition: Competition;
  readonly board: MarshalBoard;
  readonly name: GroupName;
  readonly rows: readonly ShownRow[];
  /** The server's time. */
  readonly now: number;
  /** Uuid of the entry whose row is open. */
  readonly open: string | null;
  readonly onOpen: (entry: string | null) => void;
  /** Null = only looks on. */
  readonly marshal: Marshal | null;
}

/** Those who are in one place, in the order of start. */
export function MarshalGroup({ name, rows, open, onOpen, ...shared }: MarshalGroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading}>
        {groupWords(name)} <span className={styles.soft}>{rows.length}</span>
      </h2>
      <List aria-labelledby={heading}>
        {rows.map((row) => (
          <MarshalRowItem
            key={row.entry}
            row={row}
            isOpen={row.entry === open}
            onToggle={() => onOpen(row.entry === open ? null : row.entry)}
            {...shared}
          />
        ))}
      </List>
    </section>
  );
}
