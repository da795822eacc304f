import { type MarshalState, marshalStates } from '@topout/domain';
import type { ShownRow } from './with-unsent.ts';

/** A group of the board; `AWAY` did not start, retired or were disqualified. */
export type GroupName = MarshalState | 'AWAY';

/** In the order in which a marshal needs them. */
export const groupNames: readonly GroupName[] = [...marshalStates, 'AWAY'];

export const groupOf = ({ status, state }: Pick<ShownRow, 'status' | 'state'>): GroupName =>
  status === 'ENTERED' ? state : 'AWAY';

export interface Group {
  readonly name: GroupName;
  readonly rows: readonly ShownRow[];
}

/** People by group, each in the order of start; groups without anybody are missing. */
export const groupsOf = (rows: readonly ShownRow[]): Group[] =>
  groupNames
    .map((name) => ({ name, rows: rows.filter((row) => groupOf(row) === name) }))
    .filter((group) => group.rows.length > 0);
