-- Who logs the results of a route group: judges, climbers themselves, or both.
alter table route_group add column scored_by text not null default 'JUDGES'
  constraint scored_by_whom check (scored_by in ('JUDGES', 'CLIMBERS', 'BOTH'));

-- Rights follow from it, and nodes keep them by the competition's version.
create trigger raise_config_changed after update on route_group
  for each row when (new.scored_by is distinct from old.scored_by)
  execute function raise_config();
