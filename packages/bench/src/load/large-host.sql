-- A host after years: 300 competitions, 100,000 entries, 3.3 million attempts, all organised, and entered, by
-- the demo's organiser. One of the competitions is live and has 10,300 entries; five are to come.
-- Written past triggers and foreign keys, which would take an hour: the rows keep to both.
set session_replication_role = replica;
set synchronous_commit = off;

create function pg_temp.uid(kind integer, n bigint) returns uuid immutable language sql as
  $$ select ('01a00000-' || lpad(to_hex(kind), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
create temporary table person as
  select n, case n when 0 then :'organiser'::uuid else pg_temp.uid(1, n) end as id from generate_series(0, 20000) n;
create temporary table made as
  select n, pg_temp.uid(2, n) as id, case n when 1 then 10300 else 300 end as entries, 1 + n % 40 as venue,
    date_trunc('hour', now()) + case when n = 1 then interval '-1 hour' when n <= 6 then n * interval '1 day'
      else -n * interval '1 day' end as starts_at
  from generate_series(1, 300) n;

insert into profile (id, first_name, last_name, year_of_birth, gender)
  select id, (array['Ada', 'Bea', 'Cleo', 'Dan', 'Eli', 'Finn'])[1 + n % 6], 'Climber ' || n, 1970 + n % 45,
    case when n % 2 = 0 then 'FEMALE' else 'MALE' end
  from person where n > 0;
insert into account (id, profile_id, email, password_hash, email_confirmed_at)
  select pg_temp.uid(10, n), id, 'climber' || n || '@topout.example', '', now() from person where n > 0;
insert into venue (id, owner_id, name, city, country, time_zone)
  select pg_temp.uid(11, n), :'organiser', 'Wall ' || n, 'Bristol', 'GB', 'Europe/London' from generate_series(1, 40) n;
insert into route (id, venue_id, name, climb_type, segments_count)
  select pg_temp.uid(6, v * 100 + r), pg_temp.uid(11, v), 'Boulder ' || r, 'BOULDER', 1
  from generate_series(1, 40) v, generate_series(1, 30) r;

insert into competition (id, name, starts_at, ends_at, master_judge_id, judge_key)
  select id, 'Cup ' || n, starts_at, starts_at + interval '8 hours', :'organiser', 'key ' || n from made;
insert into competition_venue (competition_id, venue_id) select id, pg_temp.uid(11, venue) from made;
insert into competition_role (competition_id, profile_id, role) select id, :'organiser', 'MASTER' from made;
insert into competition_role (competition_id, profile_id, role)
  select made.id, person.id, 'JUDGE' from made, person where person.n between 19951 and 19980;
insert into stage (competition_id, id, name, position, opened_at)
  select id, pg_temp.uid(3, n), 'Qualification', 0, starts_at from made;
insert into category (competition_id, id, stage_id, name, position)
  select made.id, pg_temp.uid(4, made.n * 10 + k), pg_temp.uid(3, made.n), 'Category ' || k, k
  from made, generate_series(0, 2) k;
insert into category_board (competition_id, category_id, version)
  select competition_id, id, 1000000 from category where competition_id in (select id from made);
insert into route_group (competition_id, id, name) select id, pg_temp.uid(5, n), 'Boulders' from made;
insert into route_group_category (competition_id, route_group_id, category_id)
  select made.id, pg_temp.uid(5, made.n), pg_temp.uid(4, made.n * 10 + k) from made, generate_series(0, 2) k;
insert into route_group_route (competition_id, route_group_id, route_id, number)
  select made.id, pg_temp.uid(5, made.n), pg_temp.uid(6, made.venue * 100 + r), r from made, generate_series(1, 30) r;

create temporary table entered as
  select made.n as c, made.id as competition, i, pg_temp.uid(7, made.n * 100000 + i) as id,
    pg_temp.uid(4, made.n * 10 + i % 3) as category, pg_temp.uid(3, made.n) as stage, made.venue, made.starts_at,
    case i when 1 then 0 else 1 + (made.n * 300 + i) % 19900 end as who
  from made, generate_series(1, made.entries) i;
insert into registration (competition_id, profile_id, competitor_number)
  select competition, person.id, i::text from entered join person on person.n = entered.who;
insert into entry (competition_id, id, profile_id, category_id, stage_id, attempts_count, version)
  select competition, entered.id, person.id, category, stage, 33, i
  from entered join person on person.n = entered.who;

create temporary table climbed as
  select e.*, r, pg_temp.uid(6, e.venue * 100 + 1 + (e.i + r) % 30) as route,
    (e.c * 100000::bigint + e.i) * 20 + r as n,
    e.starts_at + ((e.i * 11 + r * 37) % 25000) * interval '1 second' as at, person.id as competitor
  from entered e join person on person.n = e.who, generate_series(1, 11) r;
insert into result (competition_id, entry_id, route_id, category_id, stream_version, climbed_version, tries, top, zone1, version)
  select competition, id, route, category, 1, 1, 3, 3, 2, i * 11 + r from climbed;
insert into attempt (competition_id, route_id, entry_id, position, id, success, segments_count, attempted_at)
  select competition, route, id, k, pg_temp.uid(9, n * 4 + k), k = 3, case k when 1 then 0 else 1 end, at
  from climbed, generate_series(1, 3) k;
insert into command (competition_id, id, kind, route_id, competitor_id, entry_id, actor_id, device, device_seq, base,
    payload, body_hash, client_time, received_at, outcome, stream_version, written, board_version)
  select competition, pg_temp.uid(8, n), 'attempts.append', route, competitor, id, pg_temp.uid(1, 19951 + n % 30),
    'phone ' || n % 30, n, 0, tried, sha256(n::text::bytea), at, at, 'APPLIED', 1,
    jsonb_build_object('keep', 0) || tried, i * 11 + r
  from climbed cross join lateral (
    select jsonb_build_object('attempts', jsonb_agg(jsonb_build_object('uuid', pg_temp.uid(9, n * 4 + k), 'notes', '',
      'success', k = 3, 'duration', null, 'timestamp', at, 'segments_count', least(k - 1, 1), 'used_last_hold', false))) as tried
    from generate_series(1, 3) k) t;
insert into audit (competition_id, id, actor_id, kind, entry_id, details, created_at)
  select competition, pg_temp.uid(12, c * 100000 + i), :'organiser', 'entry.changed', id,
    jsonb_build_object('before', jsonb_build_object('status', 'WAITING'), 'after', jsonb_build_object('status', 'ENTERED')),
    starts_at - i * interval '1 second'
  from entered;
insert into announcement (competition_id, id, text, audience, made_by, made_at)
  select made.id, pg_temp.uid(13, made.n * 1000 + k), 'Announcement ' || k, 'EVERYBODY', :'organiser', starts_at + k * interval '1 minute'
  from made, generate_series(1, 100) k;
insert into league (id, owner_id, name)
  select pg_temp.uid(14, n), case when n <= 600 then :'organiser'::uuid else pg_temp.uid(1, n) end, 'League ' || n
  from generate_series(1, 5000) n;
update competition set league_id = pg_temp.uid(14, 1) where id in (select id from made where n > 6 and n <= 56);

-- As the database's own upkeep would have done long ago.
vacuum analyze;
checkpoint;
