import type { LeaderboardRow } from '@topout/contract';
import { VirtualBody, type VirtualRowProps } from '@topout/ui/virtual';
import type { ReactNode } from 'react';

export interface VirtualRowsProps {
  readonly rows: readonly LeaderboardRow[];
  /** What a row measures, in pixels. */
  readonly rowHeight: number;
  readonly renderRow: (row: LeaderboardRow, rowProps: VirtualRowProps) => ReactNode;
}

/** The rows of a large board: only those near the window are there. */
export const VirtualRows = ({ rows, rowHeight, renderRow }: VirtualRowsProps) => (
  <VirtualBody
    count={rows.length}
    rowHeight={rowHeight}
    getKey={(index) => rows[index]?.entry ?? String(index)}
    renderRow={(index, rowProps) => {
      const row = rows[index];
      return row && renderRow(row, rowProps);
    }}
  />
);
