-- Only the order of a queue is about nobody in particular. Results of nobody that wait for a decision are done with.
update command set resolved_at = now(), resolution = 'DISCARDED'
where outcome = 'HELD' and resolved_at is null and competitor_id is null;

alter table command
  add constraint names_somebody check (competitor_id is not null or kind = 'queue.move') not valid;
