import type { Queries } from '../db/database.ts';

/** Somebody whom an import entered under an address, and who has no account. */
export interface Imported {
  readonly competition: string;
  readonly entry: string;
  readonly category: string;
  readonly profile: string;
}

/** An address that several people of one competition share is a family's: it says of none of them who they are. */
const statement = {
  name: 'takeover.imported',
  text: `
    select competition, entry, category, profile from (
      select e.competition_id as competition, e.id as entry, e.category_id as category, e.profile_id as profile,
        count(*) over (partition by e.competition_id) as people
      from imported_address i
      join entry e on e.profile_id = i.profile_id and e.advanced_from is null
      join profile p on p.id = i.profile_id
      where lower(i.email) = lower($1) and p.parent_id is null and p.anonymised_at is null
        and not exists (select from account a where a.profile_id = p.id)
    ) found where people = 1 order by entry desc`,
};

/** Who was imported under an address, the latest first; of each competition one at most. */
export const importedUnder = (db: Queries, email: string): Promise<Imported[]> =>
  db.rows<Imported>(statement, [email.trim()]);

const remember = {
  name: 'takeover.remember',
  text: `
    insert into imported_address (profile_id, email)
    select profile, email from jsonb_to_recordset($1) as x (profile uuid, email text)
    on conflict (profile_id) do update set email = excluded.email`,
};

/** Keeps the addresses of people who have no account. */
export const rememberAddresses = (
  db: Queries,
  people: readonly { readonly profile: string; readonly email: string | null }[],
): Promise<unknown> => db.rows(remember, [JSON.stringify(people)]);
