-- A change of a queue that fits no more is dropped, with its reason: nobody has to decide about it. Those that wait for a decision
-- are done with, too.
update command set resolved_at = now(), resolution = 'DISCARDED'
where outcome = 'HELD' and resolved_at is null and kind like 'queue.%';

alter table command
  drop constraint command_outcome_check,
  drop constraint held_has_reason,
  add constraint command_outcome_check check (outcome in ('APPLIED', 'HELD', 'DROPPED')) not valid,
  add constraint held_has_reason check ((outcome = 'APPLIED') = (reason is null)) not valid,
  add constraint dropped_from_queues check (outcome <> 'DROPPED' or kind like 'queue.%' and stream_version is null) not valid,
  -- There is nothing in a queue to decide about.
  add constraint held_is_a_result check (outcome <> 'HELD' or resolved_at is not null or kind like 'attempts.%') not valid;
