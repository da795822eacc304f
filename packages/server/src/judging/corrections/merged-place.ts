import type { Tx } from '../../platform/db/database.ts';
import { moveResults } from '../../entering/change/move-results.ts';
import type { BoardState } from '../../competition/boards/raise.ts';

import type { EntryRecord } from '../../entering/change/entry-record.ts';
import { versionOf } from '../../competition/boards/lock-boards.ts';
import { jsonOf } from '../../platform/db/names.ts';

/** An entry's place in a competition, apart from its results. */
export type Place = Pick<
  EntryRecord,
  'category' | 'competitorNumber' | 'startingGroup' | 'previousRanks' | 'startPosition'
>;

export const placeOf = (record: EntryRecord): Place => ({
  category: record.category,
  competitorNumber: record.competitorNumber,
  startingGroup: record.startingGroup,
  previousRanks: record.previousRanks,
  startPosition: record.startPosition,
});

interface Moving {
  readonly entry: string;
  readonly category: string;
  readonly boards: readonly BoardState[];
}

/** Moves an entry with its results to a category whose board is locked. */
export async function moveTo(tx: Tx, competition: string, { entry, category, boards }: Moving) {
  const to = { category, version: versionOf(boards, category) };
  await tx.kysely
    .updateTable('entry')
    .set({ categoryId: category, version: to.version })
    .where('competitionId', '=', competition)
    .where('id', '=', entry)
    .execute();
  await moveResults(tx, competition, entry, to);
}

/** Gives an entry a place. The entry must already be in its category. */
export const takePlace = (
  tx: Tx,
  competition: string,
  entry: string,
  { startingGroup, previousRanks, startPosition }: Place,
) =>
  tx.kysely
    .updateTable('entry')
    .set({ startingGroup, startPosition, previousRanks: [...previousRanks] })
    .where('competitionId', '=', competition)
    .where('id', '=', entry)
    .execute();

const renumberStatement = {
  name: 'merge.renumber',
  text: `
    update registration r set competitor_number = $3
    from entry e where e.competition_id = $1 and e.id = $2 and r.competition_id = $1 and r.profile_id = e.profile_id`,
};

/** Gives an entry's person a number, which must be free. */
export const renumber = (
  tx: Tx,
  competition: string,
  entry: string,
  number: string | null,
): Promise<unknown> => tx.rows(renumberStatement, [competition, entry, number]);

const giveBackStatement = {
  name: 'merge.give_back',
  text: `
    update entry e set
      starting_group = case when e.starting_group is not distinct from $4::jsonb ->> 'starting_group'
        then $3::jsonb ->> 'starting_group' else e.starting_group end,
      start_position = case when e.start_position is not distinct from ($4::jsonb ->> 'start_position')::integer
        then ($3::jsonb ->> 'start_position')::integer else e.start_position end,
      previous_ranks = case
        when to_jsonb(e.previous_ranks) = $4::jsonb -> 'previous_ranks'
        then array(select nullif(r, 'null'::jsonb)::integer
          from jsonb_array_elements($3::jsonb -> 'previous_ranks') with ordinality as ranks (r, nth) order by nth)
        else e.previous_ranks end
    where e.competition_id = $1 and e.id = $2`,
};

const giveBackNumberStatement = {
  name: 'merge.give_back_number',
  text: `
    update registration r set competitor_number = case
      when not exists (select from registration o where o.competition_id = $1 and o.competitor_number = $3
        and o.profile_id <> r.profile_id) then $3 end
    from entry e
    where e.competition_id = $1 and e.id = $2 and r.competition_id = $1 and r.profile_id = e.profile_id
      and r.competitor_number is not distinct from $4`,
};

interface GivingBack {
  readonly entry: string;
  readonly before: Place;
  /** As the merge left it. */
  readonly after: Place;
}

/** Restores an entry's place from before a merge, unless somebody has changed it since. */
export async function giveBack(
  tx: Tx,
  competition: string,
  boards: readonly BoardState[],
  { entry, before, after }: GivingBack,
): Promise<void> {
  const changes = [jsonOf(before), jsonOf(after)];
  await tx.rows(giveBackStatement, [competition, entry, ...changes]);
  const numbers = [before.competitorNumber, after.competitorNumber];
  await tx.rows(giveBackNumberStatement, [competition, entry, ...numbers]);
  const now = await tx.kysely
    .selectFrom('entry')
    .select('categoryId')
    .where('competitionId', '=', competition)
    .where('id', '=', entry)
    .executeTakeFirst();
  const goesBack = now?.categoryId === after.category && before.category !== after.category;
  const isThere = boards.some(({ category }) => category === before.category);
  if (goesBack && isThere) await moveTo(tx, competition, { entry, category: before.category, boards });
}
