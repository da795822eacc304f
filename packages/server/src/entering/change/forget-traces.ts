import type { Queries } from '../../platform/db/database.ts';

const formerly = {
  name: 'profile.former_selves',
  text: `
    with recursive former as (
      select m.profile_id as id from merged_entry m where m.target_profile_id = $1
      union
      select m.profile_id from former join merged_entry m on m.target_profile_id = former.id
    )
    select p.id from former join profile p using (id)
    where p.parent_id is null and not exists (select from account a where a.profile_id = p.id)
      and not exists (select from entry e where e.profile_id = p.id)`,
};

/**
 * Who somebody was on lists, before a merge or a take-over made them one: themselves under the name and address that was listed.
 * Nobody who has an account, a parent or an entry of their own.
 */
export async function formerSelves(tx: Queries, person: string): Promise<string[]> {
  return (await tx.rows<{ id: string }>(formerly, [person])).map(({ id }) => id);
}

/* By the person's entries, deleted ones too: what was changed of them names nobody else. Undoing it brings back no name. */
const forgetNames = {
  name: 'profile.forget_names',
  text: `
    with deleted as (
      select d.competition_id, d.entry_id, coalesce(d.details -> 'later', '[]') as later from audit d
      where d.kind = 'entry.deleted' and d.details ->> 'user' = $1::text
        and d.competition_id in (select competition_id from registration where profile_id = $1::uuid)
    ),
    own as (
      select competition_id, id from entry where profile_id = $1::uuid
      union select competition_id, entry_id from deleted
      union select competition_id, (one ->> 'entry')::uuid from deleted, jsonb_array_elements(later) one
    )
    update audit a set details = a.details || jsonb_build_object(
      'before', (a.details -> 'before') - array['first_name', 'last_name'],
      'after', (a.details -> 'after') - array['first_name', 'last_name'])
    from own
    where a.competition_id = own.competition_id and a.entry_id = own.id and a.kind = 'entry.changed'
      and jsonb_typeof(a.details -> 'before') = 'object' and jsonb_typeof(a.details -> 'after') = 'object'`,
};

/** The history keeps that an entry was changed, and no longer the names that it had. */
export const forgetShownNames = (tx: Queries, person: string): Promise<unknown> =>
  tx.rows(forgetNames, [person]);

/* One that is just being claimed goes out; the sweep takes it. */
const forgetMail = {
  name: 'profile.forget_mails',
  text: `
    delete from mail where id in (
      select id from mail where lower(recipient) in (select lower(email) from account where profile_id = any ($1))
      for update skip locked)`,
};

/** Mails to these people's addresses, sent or not: they name them, and links in them lead nowhere. While they have accounts. */
export const forgetMails = (tx: Queries, people: readonly string[]): Promise<unknown> =>
  tx.rows(forgetMail, [people]);
