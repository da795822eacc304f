import { codesFrom, type TicketCodes, ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { openCache } from '../../platform/cache/cache.ts';
import type { Database } from '../../platform/db/database.ts';
import type { HomeDatabase } from '../../platform/db/home-database.ts';
import { withCode } from '../move/export-competition.ts';

/** Home may be restored from a backup: it hears everything again after a while. */
const againMs = 600_000;

/** What tickets and tablets sign in with, of each competition that lives here: who is entered, and under which number. */
const sayStatement = {
  name: 'cells.sign_ins',
  text: `
    select c.id as competition, json_build_object(
      'people', (select coalesce(json_agg(json_build_object('id', p.id, 'parent_id', p.parent_id,
          'first_name', p.first_name, 'last_name', p.last_name, 'year_of_birth', p.year_of_birth, 'gender', p.gender,
          'full_name_public', p.full_name_public, 'created_at', p.created_at) order by p.parent_id is not null, p.id), '[]')
        from profile p where exists (select from registration r where r.competition_id = c.id and p.id = r.profile_id)),
      'registrations', (select coalesce(json_agg(json_build_object('profile_id', r.profile_id, 'first_name', r.first_name,
          'last_name', r.last_name, 'competitor_number', r.competitor_number) order by r.profile_id), '[]')
        from registration r where r.competition_id = c.id),
      'entries', (select coalesce(json_agg(json_build_object('id', e.id, 'profile_id', e.profile_id,
          'category_id', e.category_id, 'stage_id', e.stage_id, 'status', e.status) order by e.id), '[]')
        from entry e where e.competition_id = c.id),
      'tickets', (select coalesce(json_agg(row_to_json(t) order by t.profile_id), '[]')
        from ticket t where t.competition_id = c.id),
      'tablets', (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'secret_hash', d.secret_hash,
          'made_at', d.made_at, 'ended_at', d.ended_at) order by d.id), '[]')
        from desk_tablet d where d.competition_id = c.id))::text as said
    from competition c
    where not exists (select from cell_move m where m.competition_id = c.id) and c.ends_at + interval '12 hours' > now()
      and (exists (select from ticket t where t.competition_id = c.id)
        or exists (select from desk_tablet d where d.competition_id = c.id))`,
};

const secretStatement = {
  name: 'cells.home_secret',
  text: "select secret from server_secret where name = 'ticket'",
};

/** Only while it lives in another cell: what home has of its own is never touched. */
const isAway = "exists (select from cell_move m where m.competition_id = $1 and m.state = 'GONE')";
const rowsIn = (table: string, list: string) =>
  `json_populate_recordset(null::${table}, ($2::json ->> '${list}')::json) x`;

/** In order: each refers to what is before it. Home knows its own people better. */
const statements = [
  {
    name: 'cells.home_people',
    text: `
      insert into profile (id, parent_id, first_name, last_name, year_of_birth, gender, full_name_public, created_at)
      select id, (select p.id from profile p where p.id = x.parent_id), first_name, last_name, year_of_birth, gender,
        full_name_public, created_at
      from ${rowsIn('profile', 'people')} where ${isAway}
      on conflict do nothing`,
  },
  {
    // A number may have gone on to somebody else.
    name: 'cells.home_numbers',
    text: `
      update registration r set competitor_number = null from ${rowsIn('registration', 'registrations')}
      where ${isAway} and r.competition_id = $1 and r.profile_id <> x.profile_id and r.competitor_number = x.competitor_number`,
  },
  {
    name: 'cells.home_registrations',
    text: `
      insert into registration (competition_id, profile_id, first_name, last_name, competitor_number)
      select $1, profile_id, first_name, last_name, competitor_number
      from ${rowsIn('registration', 'registrations')} where ${isAway}
      on conflict (competition_id, profile_id) do update set first_name = excluded.first_name,
        last_name = excluded.last_name, competitor_number = excluded.competitor_number
      where (registration.first_name, registration.last_name, registration.competitor_number)
        is distinct from (excluded.first_name, excluded.last_name, excluded.competitor_number)`,
  },
  {
    name: 'cells.home_entries',
    text: `
      insert into entry (competition_id, id, profile_id, category_id, stage_id, status)
      select $1, x.id, x.profile_id, x.category_id, x.stage_id, x.status
      from ${rowsIn('entry', 'entries')}
      join category k on k.competition_id = $1 and k.id = x.category_id and k.stage_id = x.stage_id
      where ${isAway}
      on conflict do nothing`,
  },
  {
    name: 'cells.home_statuses',
    text: `
      update entry e set status = x.status from ${rowsIn('entry', 'entries')}
      where ${isAway} and e.competition_id = $1 and e.id = x.id and e.status <> x.status`,
  },
  {
    name: 'cells.home_tickets',
    text: `
      insert into ticket (competition_id, profile_id, serial, code, code_hash, made_at, revoked_at)
      select $1, profile_id, serial, code, code_hash, made_at, revoked_at
      from ${rowsIn('ticket', 'tickets')} where ${isAway}
      on conflict (competition_id, profile_id) do update set serial = excluded.serial, code = excluded.code,
        code_hash = excluded.code_hash, revoked_at = excluded.revoked_at
      where (ticket.serial, ticket.code_hash, ticket.revoked_at)
        is distinct from (excluded.serial, excluded.code_hash, excluded.revoked_at)`,
  },
  {
    name: 'cells.home_tablets',
    text: `
      insert into desk_tablet (competition_id, id, name, secret_hash, made_at, ended_at)
      select $1, id, name, secret_hash, made_at, ended_at
      from ${rowsIn('desk_tablet', 'tablets')} where ${isAway}
      on conflict (competition_id, id) do update set ended_at = excluded.ended_at
      where desk_tablet.ended_at is distinct from excluded.ended_at`,
  },
];

interface Said {
  readonly competition: string;
  readonly said: string;
}

/**
 * Tickets and tablets sign in at home, as people do: their codes name no competition. So a cell tells home of those that it
 * makes, and of whom they are for, until the competition is back. Home gives tokens only: what they may do here is
 * asked here.
 *
 * @returns tells what has changed since it was last told
 */
export function signInsToHome(db: Database, home: HomeDatabase): () => Promise<void> {
  const told = openCache<{ readonly said: string }>('told');
  return async () => {
    const all = await db.rows<Said>(sayStatement, []);
    const news = all.filter(({ competition, said }) => told.get(competition)?.said !== said);
    if (news.length === 0) return;
    const [row] = await home.rows<{ secret: Buffer }>(secretStatement, []);
    if (!row) return;
    const codes = { here: await ticketCodes(db), home: codesFrom(row.secret) };
    for (const { competition, said } of news) {
      const rows = JSON.stringify(asAtHome(JSON.parse(said) as SignIns, competition, codes));
      for (const statement of statements) await home.rows(statement, [competition, rows]);
      told.set(competition, { said }, { ttl: againMs });
    }
  };
}

interface SignIns {
  readonly tickets: readonly object[];
}

/** The code on paper stays, and home finds it by its own secret. */
function asAtHome(
  { tickets, ...others }: SignIns,
  competition: string,
  codes: Readonly<Record<'here' | 'home', TicketCodes>>,
): object {
  const printed = tickets.map(
    (ticket) => JSON.parse(withCode(codes.here, competition, JSON.stringify(ticket))) as { code: string },
  );
  return {
    ...others,
    tickets: printed.map((ticket) => ({
      ...ticket,
      code_hash: `\\x${codes.home.hashOf(ticket.code).toString('hex')}`,
    })),
  };
}
