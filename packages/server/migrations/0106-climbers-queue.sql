-- Whether climbers join the queues of a route group's routes themselves.
alter table route_group add column climbers_queue boolean not null default false;

-- Rights follow from it, and nodes keep them by the competition's version.
create trigger raise_config_queued after update on route_group
  for each row when (new.climbers_queue is distinct from old.climbers_queue)
  execute function raise_config();

-- Who joined by themselves, whom a judge has called, how and since when, and how often a judge has passed over them.
alter table route_queue_entry
  add column joined_self boolean not null default false,
  add column call_kind text check (call_kind in ('NEXT', 'NOW')),
  add column called_at timestamptz,
  add column skips smallint not null default 0 check (skips >= 0),
  add constraint called_since check ((call_kind is null) = (called_at is null));

alter table command
  drop constraint command_kind_check,
  add constraint command_kind_check check (kind in ('attempts.append', 'attempts.replace', 'attempts.clear',
    'result.confirm', 'result.unconfirm', 'queue.add', 'queue.remove', 'queue.move', 'queue.call', 'queue.skip')) not valid;

-- How many queues somebody waits in, and when they climbed last.
create index route_queue_entry_of_entry on route_queue_entry (competition_id, entry_id);

-- A hall screen may show the queues instead of the boards.
alter table screen add column queues boolean not null default false;
