import type { Named } from '@topout/domain';
import { judgedElsewhere } from '../../competition/authority/elsewhere.ts';
import type { Queries } from '../../platform/db/database.ts';
import { firstEntry } from '../entries/which-entry.ts';

/** A person whom an import entered with an address, and who has no account. */
export interface Listed extends Named {
  readonly competition: string;
  /** Their first entry. */
  readonly entry: string;
  readonly profile: string;
}

const listedStatement = {
  name: 'takeover.listed',
  text: `
    select p.competition_id as competition, began.entry, p.id as profile, p.first_name,
      p.last_name, p.year_of_birth
    from account a
    join registration r on lower(r.listed_email) = lower(a.email) and r.listed_email_disputed_at is null
    join entrant p on p.competition_id = r.competition_id and p.id = r.profile_id and p.parent_id is null
    cross join lateral (select ${firstEntry('p.competition_id', 'p.id')} as entry) began
    where a.profile_id = $1 and began.entry is not null
      and not exists (select from account own where own.profile_id = p.id)
      and (${judgedElsewhere('p.competition_id')}) is null
    order by began.entry desc`,
};

/** People listed with an account's address, in all competitions. @param account the profile of its owner */
export const listedFor = (db: Queries, account: string): Promise<Listed[]> =>
  db.rows<Listed>(listedStatement, [account]);

/** The owner of an account, or a child of theirs. */
export interface Relative extends Named {
  readonly profile: string;
}

const relativesStatement = {
  name: 'takeover.relatives',
  text: `
    select id as profile, first_name, last_name, year_of_birth
    from profile where (id = $1 or parent_id = $1) and anonymised_at is null order by id = $1 desc, id`,
};

/** Everybody an account speaks for. @param account the profile of its owner */
export const relativesOf = (db: Queries, account: string): Promise<Relative[]> =>
  db.rows<Relative>(relativesStatement, [account]);
