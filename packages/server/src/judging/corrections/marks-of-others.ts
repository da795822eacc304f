import { isFamily } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { EntryState, Mark, StreamState } from '../decide/batch-state.ts';
import type { Move } from './merge-plan.ts';

interface Person {
  readonly id: string;
  readonly parent: string | null;
}

const statement = {
  name: 'merge.who_marked',
  text: 'select id, parent_id as parent from profile where id = any($1::uuid[])',
};

/**
 * The marks that remain when two entries turn out to be one person's: none that either of the two made, or their
 * family. Nobody is their own marker.
 */
export async function marksOfOthers(
  db: Queries,
  moves: readonly Move[],
  going: EntryState,
  staying: EntryState,
): Promise<(stream: StreamState) => Mark | null> {
  const made = moves.flatMap((move) => [move.going.mark?.by ?? [], move.staying.mark?.by ?? []].flat());
  const makers = made.length === 0 ? [] : await db.rows<Person>(statement, [[...new Set(made)]]);
  const own = [going, staying].map(({ profile, parent }) => ({ id: profile, parent }));
  const refused = new Set(
    makers
      .filter((maker) => own.some((one) => one.id === maker.id || isFamily(one, maker)))
      .map(({ id }) => id),
  );
  return ({ mark }) => (mark?.by && refused.has(mark.by) ? null : mark);
}
