import { openCache } from '../../../platform/cache/cache.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { HomeDatabase } from '../../../platform/db/home-database.ts';
import { inTime } from '../../../platform/db/in-time.ts';
import { fewAtOnce } from '../../../platform/batching/few-at-once.ts';
import { strangers } from './strangers.ts';

/** A cell does not wait for home any longer, and then leaves it alone for a while. */
const answerMs = 1_000;
const silentMs = 5_000;

/** How long a cell believes home that nobody is signed in by a token: whoever sends it again and again asks once. */
const endedMs = 5_000;

/**
 * Questions wait here, not for a connection: so home is silent only if home does not answer. Whoever the cell knows waits
 * for no stranger, however many tokens those make up.
 */
const questions = {
  known: { atOnce: 3, mostWaiting: 1_000 },
  unknown: { atOnce: 2, mostWaiting: 100 },
};

/** Of a node to home's database: all its questions at once, and one connection for the rest. */
export const homePoolSize = questions.known.atOnce + questions.unknown.atOnce + 1;

/** No password has this hash: people sign in at home. */
export const noPassword = 'elsewhere';

/**
 * What home says of a token. KNOWN: it is in this cell's database, too. ENDED: nobody is signed in by it. STRANGER: it is of
 * a ticket or tablet of a competition that is not in this cell. SILENT: home did not answer, and what this cell has heard
 * counts. UNSURE: home did not answer, and this cell never heard of the token.
 */
export type HomeAnswer = 'KNOWN' | 'ENDED' | 'STRANGER' | 'SILENT' | 'UNSURE';

const hereStatement = { name: 'home.here', text: 'select from access_token where hash = $1' };

const endStatement = {
  name: 'home.end',
  text: 'update access_token set expires_at = now() where hash = $1 and expires_at > now()',
};

const askStatement = {
  name: 'home.session',
  text: `
    select json_build_object('token', row_to_json(a), 'family', row_to_json(f), 'tablet', row_to_json(t),
      'account', (select json_build_object('id', c.id, 'profile_id', c.profile_id, 'email', c.email,
          'email_confirmed_at', c.email_confirmed_at) from account c where c.id = f.account_id),
      'people', (select coalesce(json_agg(row_to_json(p) order by p.parent_id is not null, p.id), '[]') from profile p
        join account c on c.id = f.account_id and c.profile_id in (p.id, p.parent_id)))::text as said
    from access_token a
    left join session_family f on f.id = a.family_id
    left join desk_tablet t on t.competition_id = f.tablet_competition_id and t.id = f.tablet_id
    where a.hash = $1 and a.expires_at > now() and f.revoked_at is null`,
};

/**
 * People sign in at home, and a token of home counts in every cell: a cell asks home for it whenever it would look it up,
 * and keeps what it heard, with the person and their children. While home is silent that is what counts.
 *
 * @param onError called if what home says cannot be kept: then it counts as silent
 * @returns asks for a token by its hash, for somebody of a network
 */
export function homeSessions(
  db: Database,
  home: HomeDatabase,
  onError: (error: unknown) => void,
): (hash: Buffer, network: string) => Promise<HomeAnswer> {
  const kept = openCache<{ readonly said: string }>('home');
  const ended = openCache<object>('ended');
  const inTurn = { known: fewAtOnce(questions.known), unknown: fewAtOnce(questions.unknown) };
  const unknown = strangers();
  let silentUntil = 0;

  const ask = async (hash: Buffer): Promise<readonly { readonly said: string }[] | null> => {
    if (Date.now() < silentUntil) return null;
    try {
      return await inTime(answerMs, home.rows<{ said: string }>(askStatement, [hash]));
    } catch {
      silentUntil = Date.now() + silentMs;
      return null;
    }
  };

  return async (hash, network) => {
    const name = hash.toString('hex');
    if (ended.has(name)) return 'ENDED';
    const isHere = kept.has(name) || (await db.rows(hereStatement, [hash])).length > 0;
    const answer = isHere
      ? await inTurn.known(() => ask(hash))
      : await unknown.ask(network, () => inTurn.unknown(() => ask(hash)));
    const silence = isHere ? 'SILENT' : 'UNSURE';
    if (!answer) return silence;
    const [row] = answer;
    if (!row) {
      ended.set(name, {}, { ttl: endedMs });
      kept.delete(name);
      if (!isHere) unknown.madeUp(network);
      // It must not open again while home is silent.
      else await db.rows(endStatement, [hash]);
      return 'ENDED';
    }
    if (kept.get(name)?.said === row.said) return 'KNOWN';
    try {
      await db.transaction((tx) => write(tx, row.said));
    } catch (error) {
      if ((error as { code?: unknown }).code === foreignKey) return 'STRANGER';
      onError(error);
      return silence;
    }
    kept.set(name, row);
    return 'KNOWN';
  };
}

/** What the code of an error says that refers to a competition which is not here. */
const foreignKey = '23503';

async function write(tx: Tx, said: string): Promise<void> {
  for (const statement of statements) tx.send(statement, [said]);
}

/** By name: home may be a version ahead or behind, with columns more or less. */
const familyColumns = `id, account_id, user_agent, created_at, revoked_at, proven, ticket_competition_id, ticket_profile_id,
  ticket_serial, tablet_competition_id, tablet_id, tablet_profile_id`;

/** In order: each refers to what is before it. */
const statements = [
  {
    name: 'home.people',
    text: `
      insert into profile (id, parent_id, first_name, last_name, year_of_birth, gender, full_name_public, created_at)
      select id, parent_id, first_name, last_name, year_of_birth, gender, full_name_public, created_at
      from json_populate_recordset(null::profile, ($1::json ->> 'people')::json)
      on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
        year_of_birth = excluded.year_of_birth, gender = excluded.gender, full_name_public = excluded.full_name_public
      where profile.anonymised_at is null
        and (profile.first_name, profile.last_name, profile.year_of_birth, profile.gender, profile.full_name_public)
        is distinct from (excluded.first_name, excluded.last_name, excluded.year_of_birth, excluded.gender, excluded.full_name_public)`,
  },
  {
    // Somebody here may have had the address before: only home knows whose it is now.
    name: 'home.free_address',
    text: `
      update account a set email = a.id || '@elsewhere.invalid'
      from json_populate_record(null::account, ($1::json ->> 'account')::json) x
      where lower(a.email) = lower(x.email) and a.id <> x.id`,
  },
  {
    name: 'home.account',
    text: `
      insert into account (id, profile_id, email, password_hash, email_confirmed_at)
      select id, profile_id, email, '${noPassword}', email_confirmed_at
      from json_populate_record(null::account, ($1::json ->> 'account')::json) where id is not null
      on conflict (id) do update set email = excluded.email, email_confirmed_at = excluded.email_confirmed_at`,
  },
  {
    name: 'home.tablet',
    text: `
      insert into desk_tablet (competition_id, id, name, secret_hash, made_at)
      select competition_id, id, name, secret_hash, made_at
      from json_populate_record(null::desk_tablet, ($1::json ->> 'tablet')::json) where id is not null
      on conflict do nothing`,
  },
  {
    name: 'home.family',
    text: `
      insert into session_family (${familyColumns}) select ${familyColumns}
      from json_populate_record(null::session_family, ($1::json ->> 'family')::json) where id is not null
      on conflict do nothing`,
  },
  {
    name: 'home.token',
    text: `
      insert into access_token (hash, family_id, expires_at) select hash, family_id, expires_at
      from json_populate_record(null::access_token, ($1::json ->> 'token')::json)
      on conflict do nothing`,
  },
];
