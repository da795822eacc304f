import type { MovedTable } from '../move/tables.ts';

/** Tables whose rows nothing refers to: rows that change make way for those that take what they had. */
export const replaced: ReadonlySet<MovedTable> = new Set<MovedTable>([
  'clock_press',
  'isolation',
  'marshal_mark',
  'plan_change',
  'agreement',
  'screen',
  'merged_entry',
  'raffle_draw',
]);

/** What no two rows of a competition may have, and what a row is given while another one takes its own. */
export interface UniqueValue {
  /** A change of any of them may meet another row. */
  readonly columns: readonly string[];
  readonly column: string;
  /** SQL of a value that no row has. */
  readonly parked: string;
}

const unique = (column: string, parked: string, columns: readonly string[] = [column]): UniqueValue => ({
  columns,
  column,
  parked,
});

const anyId = 'gen_random_uuid()';
const anyText = `${anyId}::text`;

/**
 * What must be unique and may change hands, by table: a batch may hold several changes of one value, so no order of rows
 * avoids that two of them have it for a moment. A test compares this with the database.
 */
export const changesHands: Partial<Record<MovedTable, readonly UniqueValue[]>> = {
  stage: [unique('position', '-1 - t.position')],
  team: [unique('name', anyText), unique('code', anyText)],
  wave: [unique('name', anyText)],
  registration: [unique('competitor_number', 'null')],
  ticket: [unique('code_hash', `uuid_send(${anyId})`)],
  // The category says which stage it is: the database asks for that at the end of a transaction.
  entry: [unique('stage_id', anyId, ['profile_id', 'stage_id'])],
  dispute: [unique('entry_id', anyId, ['entry_id', 'route_id', 'state'])],
};

/** The climber whose card somebody marks: entries refer to each other, so it is written when all are there. */
export const partner: UniqueValue = unique('partner_id', 'null');
