import type { Tx } from '../../platform/db/database.ts';

interface Between {
  /** Uuids of the entries of a merge. */
  readonly going: string;
  readonly staying: string;
}

/** Whose card the removed entry's climber kept. */
export interface CarriedMarker {
  /** Uuid of the entry of the marker. */
  readonly marker?: string;
}

const statements = {
  boards: `
    select m.category_id as category from entry e
    join entry m on m.competition_id = e.competition_id and m.id = e.partner_id
    where e.competition_id = $1 and e.id = any($2::uuid[])`,
  of: `
    update entry set partner_id = null where competition_id = $1 and id = $2 and partner_id is not null
    returning (select partner_id from entry where competition_id = $1 and id = $2) as marker`,
  left: 'update entry set partner_id = null where competition_id = $1 and id = $2 and partner_id = $3 returning id',
  pair: `
    update entry e set partner_id = o.id from entry o
    where e.competition_id = $1 and o.competition_id = $1 and o.stage_id = e.stage_id and o.id <> e.id
      and (e.id, o.id) in (($2::uuid, $3::uuid), ($3::uuid, $2::uuid))
      and not exists (
        select from entry b where b.competition_id = $1 and b.id in ($2, $3) and b.partner_id is not null)`,
};

const run = <T>(tx: Tx, name: keyof typeof statements, values: readonly unknown[]) =>
  tx.rows<T>({ name: `merge.marker_${name}`, text: statements[name] }, values);

/** The categories of entries' markers, whose cards change with theirs. */
export async function markersBoards(tx: Tx, competition: string, entries: readonly string[]) {
  const rows = await run<{ category: string }>(tx, 'boards', [competition, entries]);
  return rows.map(({ category }) => category);
}

/** Takes an entry's marker away before it goes. @returns the marker's entry */
export async function leaveMarker(tx: Tx, competition: string, going: string): Promise<CarriedMarker> {
  const [found] = await run<{ marker: string }>(tx, 'of', [competition, going]);
  if (!found) return {};
  await run(tx, 'left', [competition, found.marker, going]);
  return found;
}

/** Makes the remaining entry and the removed one's marker a pair, unless the remaining one has another. */
export async function carryMarker(
  tx: Tx,
  competition: string,
  staying: string,
  { marker }: CarriedMarker,
): Promise<void> {
  if (marker !== undefined && marker !== staying) await run(tx, 'pair', [competition, staying, marker]);
}

/** Gives a restored entry its marker back, unless the marker has another by now. */
export async function carryMarkerBack(
  tx: Tx,
  competition: string,
  { going, staying }: Between,
  { marker }: CarriedMarker,
): Promise<void> {
  if (marker === undefined) return;
  const [carried] = await run(tx, 'left', [competition, staying, marker]);
  if (carried) await run(tx, 'left', [competition, marker, staying]);
  await run(tx, 'pair', [competition, going, marker]);
}
