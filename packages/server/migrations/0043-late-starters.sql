-- Whoever enters after the starting groups were drawn, or moves to a category that has some, joins the smallest. Without a group they
-- would be ranked as one of their own, and win it.

create index entry_groups on entry (competition_id, category_id, starting_group) where starting_group is not null;

create function join_starting_group() returns trigger language plpgsql as $$
begin
  new.starting_group = (
    select starting_group from entry
    where competition_id = new.competition_id and category_id = new.category_id and starting_group is not null and id <> new.id
    group by starting_group order by count(*), starting_group limit 1
  );
  return new;
end $$;
create trigger join_starting_group before insert on entry
  for each row when (new.starting_group is null)
  execute function join_starting_group();
create trigger move_to_starting_group before update of category_id on entry
  for each row when (new.category_id is distinct from old.category_id)
  execute function join_starting_group();
