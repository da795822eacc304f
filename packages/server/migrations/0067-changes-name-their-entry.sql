-- A held result that was applied named the entry that its competitor had when it came in, or none: not the one it was written to.
-- That one is told by its gap: the log holds no line for the version that the result made.
with gap as (
  select distinct on (c.competition_id, e.id, c.route_id, c.stream_version)
    c.competition_id, c.id, e.id as entry_id, e.profile_id
  from command c
  left join merged_entry m on m.competition_id = c.competition_id and m.profile_id = c.competitor_id
  join entry e on e.competition_id = c.competition_id and e.profile_id in (c.competitor_id, m.target_profile_id)
  join result r on r.competition_id = e.competition_id and r.entry_id = e.id and r.route_id = c.route_id
    and r.stream_version >= c.stream_version
  where c.resolution = 'APPLIED' and c.stream_version is not null and c.kind like 'attempts.%'
    and not exists (select from entry named where named.competition_id = c.competition_id and named.id = c.entry_id)
    and not exists (
      select from command other
      where other.competition_id = c.competition_id and other.entry_id = e.id and other.route_id = c.route_id
        and other.stream_version = c.stream_version and other.kind like 'attempts.%')
  order by c.competition_id, e.id, c.route_id, c.stream_version, c.resolved_at
)
update command c set entry_id = gap.entry_id, competitor_id = gap.profile_id
from gap where c.competition_id = gap.competition_id and c.id = gap.id;

-- From now on the table sees to it. What is there already is not looked at.
alter table command
  add constraint change_names_its_entry check (
    stream_version is null or kind like 'queue.%'
    or entry_id is not null and written is not null and board_version is not null) not valid,
  add constraint held_changes_nothing check (
    stream_version is null or outcome = 'APPLIED' or resolution is not distinct from 'APPLIED') not valid;
