-- A marker keeps the same card: two climbers of a competition, each for the other.
alter table route_group
  drop constraint confirmed_by_whom,
  add constraint confirmed_by_whom check (confirmed_by in ('NOBODY', 'CLIMBERS', 'MARKER', 'JUDGES'));

alter table entry
  -- The entry of the climber's marker, whose card the climber keeps in turn.
  add column partner_id uuid,
  add constraint partner_of_this_competition foreign key (competition_id, partner_id)
    references entry (competition_id, id) on delete set null (partner_id),
  add constraint own_partner check (partner_id <> id),
  add constraint one_partner unique (competition_id, partner_id);

-- As before, and with the partner.
drop trigger raise_board_of_entry on entry;
create trigger raise_board_of_entry before update on entry
  for each row when (
    new.version = old.version and (
      new.category_id <> old.category_id
      or new.profile_id <> old.profile_id
      or new.status <> old.status
      or new.starting_group is distinct from old.starting_group
      or new.previous_ranks <> old.previous_ranks
      or new.attempts_count <> old.attempts_count
      or new.partner_id is distinct from old.partner_id))
  execute function raise_board_of_entry();

-- The partner's card says who the marker is: a new name, or whoever takes the entry over, raises it too.
create function raise_boards_of_partners(person uuid, competition uuid) returns void language plpgsql as $$
declare place record;
begin
  for place in
    select e.competition_id, array_agg(e.partner_id) as cards from entry e
    where e.profile_id = person and e.competition_id = coalesce(competition, e.competition_id) and e.partner_id is not null
    group by e.competition_id order by e.competition_id
  loop
    perform raise_board_of_entries(place.competition_id, place.cards);
  end loop;
end $$;

create function raise_boards_of_named_partner() returns trigger language plpgsql as $$
begin
  perform raise_boards_of_partners(new.id, null);
  return null;
end $$;
create trigger raise_boards_of_named_partner after update on profile
  for each row when (new.first_name is distinct from old.first_name)
  execute function raise_boards_of_named_partner();

create function raise_boards_of_registered_partner() returns trigger language plpgsql as $$
begin
  perform raise_boards_of_partners(new.profile_id, new.competition_id);
  return null;
end $$;
create trigger raise_boards_of_registered_partner after update on registration
  for each row when (new.first_name is distinct from old.first_name)
  execute function raise_boards_of_registered_partner();

create function raise_board_of_partner() returns trigger language plpgsql as $$
begin
  perform raise_board_of_entries(new.competition_id, array[new.partner_id]);
  return null;
end $$;
create trigger raise_board_of_partner after update of profile_id on entry
  for each row when (new.profile_id <> old.profile_id and new.partner_id is not null)
  execute function raise_board_of_partner();

alter table result
  -- What the marker has logged: a second record, which scores nothing. Null = nothing.
  add column mark jsonb constraint mark_of_attempts check (jsonb_typeof(mark) = 'array'),
  -- Null also once that person is gone.
  add column marked_by uuid references profile (id) on delete set null,
  add constraint marked_something check (marked_by is null or mark is not null);

create index result_marked_by on result (marked_by) where marked_by is not null;

drop trigger raise_board_of_result on result;
create trigger raise_board_of_result before update on result
  for each row when (
    new.version = old.version and (
      new.category_id, new.tries, new.top, new.zone1, new.zone2, new.hold, new.plus, new.duration_ms, new.stream_version,
      new.self_logged, new.confirmed_at, new.confirmed_by, new.mark, new.marked_by)
      is distinct from (
      old.category_id, old.tries, old.top, old.zone1, old.zone2, old.hold, old.plus, old.duration_ms, old.stream_version,
      old.self_logged, old.confirmed_at, old.confirmed_by, old.mark, old.marked_by))
  execute function raise_board_of_result();

-- A mark is a change of a result that leaves its attempts alone.
alter table command
  drop constraint command_kind_check,
  add constraint command_kind_check check (kind in ('attempts.append', 'attempts.replace', 'attempts.clear',
    'result.confirm', 'result.unconfirm', 'result.mark', 'queue.add', 'queue.remove', 'queue.move', 'queue.call',
    'queue.skip')) not valid;
