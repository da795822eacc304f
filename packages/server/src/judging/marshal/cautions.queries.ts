import type { Caution } from '@topout/contract';
import type { Queries, Tx } from '../../platform/db/database.ts';

/** A caution as {@link cautionsOf} reads it. */
export interface ReadCaution extends Omit<Caution, 'givenAt'> {
  readonly givenAt: string;
}

/**
 * SQL: the cautions that count of a climber, in order, as JSON.
 *
 * @param competition SQL of its uuid
 * @param competitor SQL of their profile's uuid
 */
export const cautionsOf = (competition: string, competitor: string): string => `
  (select coalesce(json_agg(json_build_object('uuid', y.id, 'reason', y.reason, 'given_at', y.given_at,
      'given_by', trim(o.first_name || ' ' || o.last_name)) order by y.given_at, y.id), '[]')
    from caution y left join profile o on o.id = y.given_by
    where y.competition_id = ${competition} and y.competitor_id = ${competitor} and y.taken_back_at is null)`;

/** As everybody reads it who may see it. */
export const presentCaution = ({ givenAt, ...caution }: ReadCaution): Caution => ({
  ...caution,
  givenAt: new Date(givenAt).toISOString(),
});

const readStatement = {
  name: 'caution.of_competitor',
  text: `select ${cautionsOf('$1', '$2')} as cautions`,
};

/** The cautions that count of a climber. */
export async function readCautions(db: Queries, competition: string, competitor: string): Promise<Caution[]> {
  const [row] = await db.rows<{ cautions: ReadCaution[] }>(readStatement, [competition, competitor]);
  return (row?.cautions ?? []).map(presentCaution);
}

const concernedStatement = {
  name: 'caution.concerned',
  text: `select p.id, p.parent_id as parent,
      (select coalesce(array_agg(distinct e.category_id)::text[], '{}') from entry e
        where e.competition_id = $1 and e.profile_id = p.id) as categories
    from profile p where p.id = $2`,
};

/** Whom a caution concerns, and on which boards they are. */
export interface Concerned {
  readonly id: string;
  readonly parent: string | null;
  readonly categories: readonly string[];
}

export async function readConcerned(
  db: Queries,
  competition: string,
  competitor: string,
): Promise<Concerned | null> {
  const [row] = await db.rows<Concerned>(concernedStatement, [competition, competitor]);
  return row ?? null;
}

const insertStatement = {
  name: 'caution.give',
  text: `insert into caution (competition_id, id, competitor_id, entry_id, reason, given_by)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
};

interface NewCaution {
  readonly id: string;
  readonly competitor: string;
  readonly entry: string;
  readonly reason: string;
  readonly by: string | null;
}

/** @returns false = it has been given before */
export const writeCaution = async (
  tx: Tx,
  competition: string,
  { id, competitor, entry, reason, by }: NewCaution,
): Promise<boolean> =>
  (await tx.rows(insertStatement, [competition, id, competitor, entry, reason, by])).length > 0;

const foundStatement = {
  name: 'caution.find',
  text: `select competitor_id as competitor, entry_id as entry, reason, taken_back_at is not null as taken_back
    from caution where competition_id = $1 and id = $2`,
};

export interface FoundCaution {
  readonly competitor: string;
  readonly entry: string;
  readonly reason: string;
  readonly takenBack: boolean;
}

/** Whose caution it is, and whether it counts. */
export async function findCaution(tx: Tx, competition: string, id: string): Promise<FoundCaution | null> {
  const [row] = await tx.rows<FoundCaution>(foundStatement, [competition, id]);
  return row ?? null;
}

const countingStatement = {
  name: 'caution.set_counting',
  text: `update caution set taken_back_at = case when not $3 then now() end, taken_back_by = case when not $3 then $4::uuid end
    where competition_id = $1 and id = $2 and (taken_back_at is null) <> $3 returning id`,
};

interface Counting {
  readonly id: string;
  readonly counts: boolean;
  /** Profile uuid of whoever takes it back. */
  readonly by: string | null;
}

/** Takes a caution back, or lets it count again. @returns false = it was so before */
export const setCounting = async (
  tx: Tx,
  competition: string,
  { id, counts, by }: Counting,
): Promise<boolean> => (await tx.rows(countingStatement, [competition, id, counts, by])).length > 0;

const moveStatement = {
  name: 'caution.move',
  text: `update caution k
    set entry_id = case when k.entry_id = a.id then b.id else k.entry_id end, competitor_id = b.profile_id
    from entry a, entry b
    where a.competition_id = $1 and a.id = $2 and b.competition_id = $1 and b.id = $3
      and k.competition_id = $1 and k.competitor_id = a.profile_id`,
};

/**
 * Gives the cautions of an entry's person to the one it is merged into, also those of an entry that they had before. Both
 * boards are locked.
 */
export const moveCautions = (
  tx: Tx,
  competition: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<unknown> => tx.rows(moveStatement, [competition, from, to]);
