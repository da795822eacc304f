/** Only while it lives in another cell: what home has of its own is never touched. */
const isAway = "exists (select from cell_move m where m.competition_id = $1 and m.state = 'GONE')";
const rowsIn = (table: string, list: string) =>
  `json_populate_recordset(null::${table}, ($2::json ->> '${list}')::json) x`;

/**
 * Writes the sign-ins of a competition at home, in order: each refers to what is before it. Home knows its own people better.
 */
export const homeStatements = [
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
    // After those of home: its order may be another one by now.
    name: 'cells.home_stages',
    text: `
      insert into stage (competition_id, id, name, position)
      select $1, x.id, x.name, (select coalesce(max(s.position), 0) from stage s where s.competition_id = $1)
        + row_number() over (order by x.position)
      from ${rowsIn('stage', 'stages')}
      where ${isAway} and not exists (select from stage s where s.competition_id = $1 and s.id = x.id)
      on conflict do nothing`,
  },
  {
    name: 'cells.home_categories',
    text: `
      insert into category (competition_id, id, stage_id, name, position)
      select $1, x.id, x.stage_id, x.name, x.position
      from ${rowsIn('category', 'categories')}
      join stage s on s.competition_id = $1 and s.id = x.stage_id
      where ${isAway}
      on conflict do nothing`,
  },
  {
    name: 'cells.home_boards',
    text: `
      insert into category_board (competition_id, category_id)
      select $1, k.id from ${rowsIn('category', 'categories')}
      join category k on k.competition_id = $1 and k.id = x.id
      where ${isAway}
      on conflict do nothing`,
  },
  {
    name: 'cells.home_entries',
    text: `
      insert into entry (competition_id, id, profile_id, category_id, stage_id, status)
      select $1, x.id, x.profile_id, x.category_id, k.stage_id, x.status
      from ${rowsIn('entry', 'entries')}
      join category k on k.competition_id = $1 and k.id = x.category_id
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
