import type { Named } from '@topout/domain';
import type { Queries } from '../db/database.ts';

/** Somebody whom an import entered under an address, and who has no account. */
export interface Listed extends Named {
  readonly competition: string;
  /** Of the first stage. */
  readonly entry: string;
  readonly profile: string;
}

const listedStatement = {
  name: 'takeover.listed',
  text: `
    select e.competition_id as competition, e.id as entry, e.profile_id as profile, p.first_name as "firstName",
      p.last_name as "lastName", p.year_of_birth as "yearOfBirth"
    from account a
    join imported_address i on lower(i.email) = lower(a.email) and i.disputed_at is null
    join entry e on e.profile_id = i.profile_id and e.advanced_from is null
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id and p.parent_id is null
    where a.profile_id = $1 and not exists (select from account own where own.profile_id = i.profile_id)
    order by e.id desc`,
};

/** Who was listed under the address of an account, in all competitions. @param account the profile of its owner */
export const listedFor = (db: Queries, account: string): Promise<Listed[]> =>
  db.rows<Listed>(listedStatement, [account]);

/** The owner of an account, or a child of theirs. */
export interface Relative extends Named {
  readonly profile: string;
}

const relativesStatement = {
  name: 'takeover.relatives',
  text: `
    select id as profile, first_name as "firstName", last_name as "lastName", year_of_birth as "yearOfBirth"
    from profile where (id = $1 or parent_id = $1) and anonymised_at is null order by id = $1 desc, id`,
};

/** Everybody for whom an account speaks. @param account the profile of its owner */
export const relativesOf = (db: Queries, account: string): Promise<Relative[]> =>
  db.rows<Relative>(relativesStatement, [account]);

const rememberStatement = {
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
): Promise<unknown> => db.rows(rememberStatement, [JSON.stringify(people)]);
