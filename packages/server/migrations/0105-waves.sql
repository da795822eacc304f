-- A wave, "session" on screen, is a part of a competition's day with its own time and places: some climb in the afternoon, others in
-- the evening. Whoever has a place in one scores then.
create table wave (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  name           text not null check (length(name) between 1 and 100),
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  capacity       integer check (capacity > 0),
  primary key (competition_id, id),
  constraint wave_name_once unique (competition_id, name),
  check (starts_at < ends_at)
);

-- The categories that may choose it; none = all.
create table wave_category (
  competition_id uuid not null,
  wave_id        uuid not null,
  category_id    uuid not null,
  primary key (competition_id, wave_id, category_id),
  foreign key (competition_id, wave_id) references wave (competition_id, id) on delete cascade,
  foreign key (competition_id, category_id) references category (competition_id, id) on delete cascade
);
create index wave_category_of_category on wave_category (competition_id, category_id);

alter table registration
  add column wave_id uuid,
  -- It was full: whoever chose it first moves up first.
  add column wave_waits boolean not null default false,
  add column wave_since timestamptz,
  -- Personal clock: when the desk checked the person in.
  add column clock_started_at timestamptz,
  add constraint registration_wave foreign key (competition_id, wave_id) references wave (competition_id, id),
  add constraint wave_whole check ((wave_id is null) = (wave_since is null) and (wave_id is not null or not wave_waits));
create index registration_of_wave on registration (competition_id, wave_id, wave_since) where wave_id is not null;

update registration set clock_started_at = present_at where present_at is not null;

-- The clock starts with the first check-in, and is taken back with it as long as the person has no result.
create function start_clock() returns trigger language plpgsql as $$
begin
  if new.present_at is not null then
    new.clock_started_at = coalesce(old.clock_started_at, new.present_at);
  elsif not exists (
    select from result r join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    where e.competition_id = new.competition_id and e.profile_id = new.profile_id) then
    new.clock_started_at = null;
  end if;
  return new;
end $$;
create trigger start_clock before update on registration
  for each row when (new.present_at is distinct from old.present_at)
  execute function start_clock();

-- Whoever has no entry any more holds no number, no turn and no place in a session.
create or replace function leave_registrations() returns trigger language plpgsql as $$
begin
  update registration r
  set competitor_number = null, waiting_place = null, wave_id = null, wave_waits = false, wave_since = null
  from (select distinct competition_id, profile_id from gone) g
  where r.competition_id = g.competition_id and r.profile_id = g.profile_id
    and num_nonnulls(r.competitor_number, r.waiting_place, r.wave_id) > 0
    and not exists (select from entry e where e.competition_id = r.competition_id and e.profile_id = r.profile_id);
  return null;
end $$;

-- Nodes remember a climber's own time with the entry, and the waves with the competition.
create trigger raise_boards_of_own_time after update on registration
  for each row when (
    (new.wave_id, new.wave_waits, new.clock_started_at)
    is distinct from (old.wave_id, old.wave_waits, old.clock_started_at))
  execute function raise_boards_of_registration();
create trigger raise_config_added after insert on wave referencing new table as changed
  for each statement execute function raise_config_of_changed();
create trigger raise_config_gone after delete on wave referencing old table as changed
  for each statement execute function raise_config_of_changed();
create trigger raise_config_changed after update on wave
  for each row when ((new.name, new.starts_at, new.ends_at) is distinct from (old.name, old.starts_at, old.ends_at))
  execute function raise_config();
