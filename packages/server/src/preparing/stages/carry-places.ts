import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { readStageEntries } from './advance.queries.ts';
import { placesBefore, wasGrouped } from './who-advances.ts';
import { jsonOf } from '../../platform/db/names.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;
type PlacesBefore = ReturnType<typeof placesBefore>;

interface Stale {
  readonly id: string;
  readonly category: string;
  readonly ranks: PlacesBefore;
}

const stale = {
  name: 'stage.stale_places',
  text: `
    select e.id, e.category_id as category, x.ranks
    from jsonb_to_recordset($2) as x (profile uuid, ranks jsonb)
      join entry e on e.competition_id = $1 and e.profile_id = x.profile and e.stage_id = $3
    where to_jsonb(e.previous_ranks) <> x.ranks
    order by e.category_id`,
};
const carry = {
  name: 'stage.carry_places',
  text: `
    update entry e set
      previous_ranks = array(select value::integer from jsonb_array_elements_text(x.ranks)), version = $3
    from jsonb_to_recordset($2) as x (id uuid, ranks jsonb)
    where e.competition_id = $1 and e.id = x.id`,
};

/**
 * Gives everybody who advanced their current places in the previous stages, stage by stage, for count-back.
 * Start orders stay, because people have climbed in them.
 *
 * @source scoring rules, section 6
 */
export async function carryPlaces(
  { db, boards }: App,
  { competition }: Pick<Authority, 'competition'>,
): Promise<void> {
  const { uuid, stages, categories } = competition;
  const inOrder = stages.toSorted((a, b) => a.position - b.position);
  for (const [index, stage] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (!next) return;
    const places: { readonly profile: string; readonly ranks: PlacesBefore }[] = [];
    for (const category of categories.filter((one) => one.stage === stage.uuid)) {
      const { byEntry } = await boards.ranking(uuid, category.uuid);
      const entries = await readStageEntries(db, uuid, category.uuid);
      const grouped = wasGrouped(entries);
      for (const entry of entries) {
        const position = byEntry.get(entry.id)?.position ?? null;
        places.push({ profile: entry.profile, ranks: placesBefore(entry, position, grouped) });
      }
    }
    const changed = Map.groupBy(
      await db.rows<Stale>(stale, [uuid, jsonOf(places), next.uuid]),
      ({ category }) => category,
    );
    if (changed.size === 0) continue;
    await db.transaction(async (tx) => {
      for (const [category, entries] of changed) {
        const version = await raiseBoard(tx, uuid, category, { reset: false });
        await tx.rows(carry, [uuid, jsonOf(entries), version]);
      }
    });
    for (const category of changed.keys()) boards.changed(uuid, category);
  }
}
