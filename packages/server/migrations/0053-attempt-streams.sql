-- Attempts are written by the hundred while people climb. They belong to a stream, which knows its entry and its route: one look
-- there instead of two, and one index by which both an entry's and a route's are found.
alter table attempt
  drop constraint attempt_pkey,
  drop constraint attempt_route_id_fkey,
  drop constraint attempt_competition_id_entry_id_fkey,
  add primary key (competition_id, entry_id, route_id, position),
  add foreign key (competition_id, entry_id, route_id) references result on delete cascade;
drop index attempt_entry;

-- Once for all that a statement wrote, not once for each attempt. The subselect is looked up by its key and never joined.
drop trigger no_attempt_after_top on attempt;
create or replace function refuse_attempt_after_top() returns trigger language plpgsql as $$
begin
  if exists (
    select from written w
    where (
      select count(*) from attempt a
      where a.competition_id = w.competition_id and a.entry_id = w.entry_id and a.route_id = w.route_id
        and ((a.success and a.position < w.position) or (w.success and a.position > w.position))
    ) > 0
  ) then
    raise exception using errcode = 'check_violation', constraint = 'no_attempt_after_top',
      message = 'attempt after a top';
  end if;
  return null;
end $$;
create trigger no_attempt_after_top after insert on attempt
  referencing new table as written for each statement execute function refuse_attempt_after_top();
create trigger no_attempt_after_top_changed after update on attempt
  referencing new table as written for each statement execute function refuse_attempt_after_top();
