import { raiseBoard } from './raise.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface ChangedBoard {
  readonly competition: string;
  readonly category: string;
}

const boards = {
  name: 'profile.boards',
  // The order in which every transaction locks them.
  text: `
    select competition_id as competition, category_id as category from entry where profile_id = any ($1)
    union
    select m.competition_id, m.category_id from entry e
    join entry m on m.competition_id = e.competition_id and m.id = e.partner_id
    where e.profile_id = any ($1) order by 1, 2`,
};

/**
 * Raises every board that shows one of these people, whose names or pictures change, or the card of somebody whose
 * marker they are.
 *
 * @returns the boards
 */
export async function raiseBoardsOf(tx: Tx, people: readonly string[]): Promise<ChangedBoard[]> {
  const shown = await tx.rows<ChangedBoard>(boards, [people]);
  for (const { competition, category } of shown) await raiseBoard(tx, competition, category, { reset: true });
  return shown;
}
