import type { BoardRow } from '@topout/domain';
import type { Database } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';

/** Places by entry; whoever has none is missing. */
export type Positions = Readonly<Record<string, number>>;

const keepStatement = {
  name: 'board.keep_order',
  text: `
    with board as (
      select version from category_board where competition_id = $1 and category_id = $2 for no key update skip locked
    ), old as (
      delete from board_order
      where competition_id = $1 and category_id = $2 and at < now() - interval '20 minutes'
    )
    insert into board_order (competition_id, category_id, version, positions)
    select $1, $2, board.version, $3::jsonb from board
    where not exists (
      select from board_order o
      where o.competition_id = $1 and o.category_id = $2 and o.at > now() - interval '5 minutes')
    on conflict do nothing`,
};

/**
 * Stores where everybody stood before a change, unless that was done in the last five minutes. The lock makes whoever raises the
 * board wait, so that whoever reads a later version finds it. While somebody else has the lock nothing is stored: readers wait for
 * no writer, and the next reading tries again.
 */
export const keepOrder = (
  db: Database,
  competition: string,
  category: string,
  positions: Positions,
): Promise<unknown> => db.rows(keepStatement, [competition, category, jsonOf(positions)]);

/** Where everybody stands. */
export const positionsOf = (rows: readonly BoardRow[]): Positions =>
  Object.fromEntries(rows.flatMap(({ entry, position }) => (position === null ? [] : [[entry, position]])));
