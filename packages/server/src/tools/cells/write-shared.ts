import { noPassword } from '../../people/auth/sessions/home-sessions.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertMissing, upsert } from '../hall/write-rows.ts';
import type { Row } from '../move/file-rows.ts';
import type { Moment } from './read-moment.ts';

/** People who look after themselves here, or who are gone: nobody's news change them. */
const ownStatement = {
  name: 'cells.own_people',
  text: `select id from profile p where id = any ($1)
    and (anonymised_at is not null or exists (select from account a where a.profile_id = p.id and a.password_hash <> $2))`,
};

const accountsStatement = {
  name: 'cells.add_accounts',
  text: `
    insert into account (id, profile_id, email, password_hash, email_confirmed_at)
    select x.id, x.profile, x.email, $2, x."confirmedAt"
    from json_to_recordset($1::json) x (id uuid, profile uuid, email text, "confirmedAt" timestamptz)
    on conflict do nothing`,
};

const ownersStatement = {
  name: 'cells.picture_owners',
  text: `update media m set owner_id = x.owner_id from json_populate_recordset(null::media, $1::json) x
    where m.id = x.id and m.owner_id is null and exists (select from profile p where p.id = x.owner_id)`,
};

const isChild = ({ parent_id: parent }: Row): boolean => parent !== null;

/**
 * Adds what a competition refers to, under the same uuids: cells have one host, so a uuid means the same in all of them.
 * Who signs in here, and venues, stay as they are; routes are as they were climbed.
 */
export async function writeShared(tx: Tx, { shared, accounts }: Moment): Promise<void> {
  const media = shared('media');
  await insertMissing(
    tx,
    'media',
    media.map((row) => ({ ...row, owner_id: null })),
  );
  const shown = new Set(media.map(({ id }) => id));
  const withPicture = (row: Row, column: string): Row => ({
    ...row,
    [column]: shown.has(row[column]) ? row[column] : null,
  });
  const all = shared('profile').map((row) => withPicture(row, 'picture_id'));
  const own = await tx.rows<{ id: string }>(ownStatement, [all.map(({ id }) => id), noPassword]);
  const others = new Set(own.map(({ id }) => id));
  const people = all.filter(({ id }) => !others.has(String(id)));
  await upsert(
    tx,
    'profile',
    people.filter((row) => !isChild(row)),
  );
  await upsert(tx, 'profile', people.filter(isChild));
  await tx.rows(ownersStatement, [JSON.stringify(media)]);
  await insertMissing(tx, 'picture', shared('picture'));
  await tx.rows(accountsStatement, [JSON.stringify(accounts), noPassword]);
  const here = new Set(all.map(({ id }) => id));
  await insertMissing(
    tx,
    'venue',
    shared('venue').map((row) => ({
      ...withPicture(row, 'logo_id'),
      owner_id: here.has(row['owner_id']) ? row['owner_id'] : null,
    })),
  );
  await insertMissing(tx, 'map', shared('map'));
  await upsert(tx, 'route', shared('route'));
}
