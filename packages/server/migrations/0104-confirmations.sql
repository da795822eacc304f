-- Who confirms what climbers log there: nobody has to, other climbers, or judges.
alter table route_group
  add column confirmed_by text not null default 'NOBODY'
    constraint confirmed_by_whom check (confirmed_by in ('NOBODY', 'CLIMBERS', 'JUDGES')),
  add constraint only_climbers_are_confirmed check (confirmed_by = 'NOBODY' or scored_by <> 'JUDGES');

drop trigger raise_config_changed on route_group;
create trigger raise_config_changed after update on route_group
  for each row when ((new.scored_by, new.confirmed_by) is distinct from (old.scored_by, old.confirmed_by))
  execute function raise_config();

alter table result
  -- All of its attempts are the climber's own.
  add column self_logged boolean not null default false,
  -- The version at which its attempts last changed; a confirmation makes later ones. Null = the last.
  add column climbed_version integer,
  add column confirmed_at timestamptz,
  -- Null also once that person is gone.
  add column confirmed_by uuid references profile (id) on delete set null,
  add constraint confirmed_at_some_time check (confirmed_by is null or confirmed_at is not null);

update result r set self_logged = true
where r.tries > 0 and not exists (
  select from attempt a join entry e on e.competition_id = a.competition_id and e.id = a.entry_id
  where a.competition_id = r.competition_id and a.entry_id = r.entry_id and a.route_id = r.route_id
    and a.judge_id is distinct from e.profile_id);

create index result_confirmed_by on result (confirmed_by) where confirmed_by is not null;

drop trigger raise_board_of_result on result;
create trigger raise_board_of_result before update on result
  for each row when (
    new.version = old.version and (
      new.category_id, new.tries, new.top, new.zone1, new.zone2, new.hold, new.plus, new.duration_ms, new.stream_version,
      new.self_logged, new.confirmed_at, new.confirmed_by)
      is distinct from (
      old.category_id, old.tries, old.top, old.zone1, old.zone2, old.hold, old.plus, old.duration_ms, old.stream_version,
      old.self_logged, old.confirmed_at, old.confirmed_by))
  execute function raise_board_of_result();

-- A confirmation is a change of a result that leaves its attempts alone. One that does not fit is dropped: the result stays.
alter table command
  drop constraint command_kind_check,
  drop constraint dropped_from_queues,
  add constraint command_kind_check check (kind in ('attempts.append', 'attempts.replace', 'attempts.clear',
    'result.confirm', 'result.unconfirm', 'queue.add', 'queue.remove', 'queue.move')) not valid,
  add constraint dropped_has_no_result check (
    outcome <> 'DROPPED' or kind not like 'attempts.%' and stream_version is null) not valid;
