import { grouped } from '../batching/grouped.ts';
import type { Database } from '../db/database.ts';
import type { EntryContacts } from './entry.queries.ts';

const statement = {
  name: 'entry.contacts',
  text: `
    select p.id as profile, p.created_at as profile_created_at, a.email, p.parent_id,
      parent.first_name as parent_first_name, parent.last_name as parent_last_name, parent_account.email as parent_email
    from profile p
    left join account a on a.profile_id = p.id
    left join profile parent on parent.id = p.parent_id
    left join account parent_account on parent_account.profile_id = parent.id
    where p.id = any ($1::uuid[])`,
};

/** How a person is reached, null when there is none. Calls of one moment share a query. */
export const contactsOf = (db: Database): ((profile: string) => Promise<EntryContacts | null>) =>
  grouped(async (profiles) => {
    const found = await db.rows<EntryContacts & { profile: string }>(statement, [[...new Set(profiles)]]);
    const contacts = new Map(found.map(({ profile, ...contact }) => [profile, contact]));
    return profiles.map((profile) => contacts.get(profile) ?? null);
  });
