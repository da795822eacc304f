import { competitionTables, type MovedTable } from '../move/tables.ts';

/** What stays the cloud's while the hall judges, each with the reason. */
const cloudsOwn: ReadonlySet<MovedTable> = new Set<MovedTable>([
  // No hall gives anybody a right in the cloud.
  'competition_role',
  'staff_invitation',
  // Each server tells those who follow it.
  'wave_told',
  // The cloud counts its own versions, which its nodes and phones go by.
  'category_board',
  'board_order',
]);

/** The tables of a competition whose rows the hall sends, in the order in which they can be written. */
export const mirroredTables: readonly MovedTable[] = competitionTables.filter(
  (table) => !cloudsOwn.has(table),
);

/** A line that names a row which is gone. */
export const goneRow = 'gone';

/** A line that names the tables of which the hall has rows: whatever else the cloud has stays. */
export const tablesRow = 'tables';

/** A line of a row that is gone. */
export interface Gone {
  readonly table: MovedTable;
  readonly key: Readonly<Record<string, unknown>>;
}
