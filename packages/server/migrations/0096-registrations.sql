-- Somebody registers once for a competition: number, turn on a waiting list and the address under which they were listed are the registration's. An entry is a registration in
-- one category of one stage; whoever goes on has one more, and nothing links the two but the person.

alter table participant rename to registration;
alter table registration rename constraint participant_pkey to registration_pkey;
alter table registration rename constraint participant_competition_id_fkey to registration_competition_id_fkey;
alter table registration rename constraint participant_profile_id_fkey to registration_profile_id_fkey;
alter index participant_profile rename to registration_profile;

drop trigger remember_participants on entry;
drop function remember_participants();
drop trigger keep_number_through_stages on entry;
drop function keep_number_through_stages();
drop trigger have_number_of_first_stage on entry;
drop function have_number_of_first_stage();
drop trigger raise_board_of_entry on entry;
drop index number_once;

alter table registration
  add column competitor_number text
    check (competitor_number ~ '^[^[:space:]]{1,20}$' and competitor_number = upper(competitor_number)),
  -- Where organisers put somebody who waits; null = behind those, in the order in which they came.
  add column waiting_place integer check (waiting_place > 0),
  -- What a list gave for somebody without an account: whoever proves the address, and bears the name, takes the entries over …
  add column listed_email text check (length(listed_email) <= 320),
  -- … until organisers took them back from whoever did: from then on it says of nobody who they are.
  add column listed_email_disputed_at timestamptz;
update registration r set competitor_number = e.competitor_number, waiting_place = e.waiting_place
from entry e
where e.competition_id = r.competition_id and e.profile_id = r.profile_id and e.advanced_from is null
  and (e.competitor_number is not null or e.waiting_place is not null);
update registration r set listed_email = i.email, listed_email_disputed_at = i.disputed_at
from imported_address i where i.profile_id = r.profile_id;
drop table imported_address;
create index registration_listed_email on registration (lower(listed_email)) where listed_email is not null;
alter table registration add constraint number_once unique (competition_id, competitor_number);

create or replace view entrant as
  select x.competition_id, p.id, x.agreed_at, coalesce(x.first_name, p.first_name) as first_name,
    coalesce(x.last_name, p.last_name) as last_name, p.year_of_birth, p.full_name_public, p.picture_id, p.parent_id,
    p.created_at, x.competitor_number, x.listed_email
  from registration x join profile p on p.id = x.profile_id;

alter table category add constraint category_in_stage unique (competition_id, id, stage_id);
alter table entry add column stage_id uuid;
update entry e set stage_id = k.stage_id from category k where k.competition_id = e.competition_id and k.id = e.category_id;

drop function entry_of(uuid, uuid);
drop index one_entry_per_person;
drop index entry_person;
alter table entry
  drop column advanced_from,
  drop column competitor_number,
  drop column waiting_place,
  drop constraint entry_competition_id_category_id_fkey,
  drop constraint entry_profile_id_fkey,
  alter column stage_id set not null,
  add constraint one_entry_per_stage unique (competition_id, profile_id, stage_id),
  add constraint entry_registration foreign key (competition_id, profile_id) references registration (competition_id, profile_id),
  add constraint entry_category foreign key (competition_id, category_id, stage_id)
    references category (competition_id, id, stage_id);

create function be_in_stage_of_category() returns trigger language plpgsql as $$
begin
  new.stage_id = (select k.stage_id from category k where k.competition_id = new.competition_id and k.id = new.category_id);
  return new;
end $$;
create trigger be_in_stage_of_category before insert or update of category_id on entry
  for each row execute function be_in_stage_of_category();

-- Whoever has no entry any more holds no number and no turn.
create function leave_registrations() returns trigger language plpgsql as $$
begin
  update registration r set competitor_number = null, waiting_place = null
  from (select distinct competition_id, profile_id from gone) g
  where r.competition_id = g.competition_id and r.profile_id = g.profile_id
    and (r.competitor_number is not null or r.waiting_place is not null)
    and not exists (select from entry e where e.competition_id = r.competition_id and e.profile_id = r.profile_id);
  return null;
end $$;
create trigger leave_registrations after delete on entry
  referencing old table as gone for each statement execute function leave_registrations();

-- As before, but for the number.
create trigger raise_board_of_entry before update on entry
  for each row when (
    new.version = old.version and (
      new.category_id <> old.category_id
      or new.profile_id <> old.profile_id
      or new.status <> old.status
      or new.starting_group is distinct from old.starting_group
      or new.previous_ranks <> old.previous_ranks
      or new.attempts_count <> old.attempts_count))
  execute function raise_board_of_entry();

-- What a registration shows, it shows on the boards of all its entries.
create function raise_boards_of_registration() returns trigger language plpgsql as $$
begin
  update category_board b set version = b.version + 1, changed_at = now()
  where b.competition_id = new.competition_id
    and b.category_id in (
      select e.category_id from entry e where e.competition_id = new.competition_id and e.profile_id = new.profile_id)
    and b.xmin <> pg_current_xact_id()::xid;
  update entry e set version = b.version
  from category_board b
  where e.competition_id = new.competition_id and e.profile_id = new.profile_id
    and b.competition_id = e.competition_id and b.category_id = e.category_id and e.version <> b.version;
  return null;
end $$;
create trigger raise_boards_of_registration after update on registration
  for each row when (
    new.competitor_number is distinct from old.competitor_number
    or new.first_name is distinct from old.first_name
    or new.last_name is distinct from old.last_name)
  execute function raise_boards_of_registration();
