-- Whatever changes what a board shows of an entry raises that board: nodes rely on it for what they remember. The commands do so
-- themselves, in the order of the boards; this catches what one of them forgot, and what a trigger does to later stages.
create function raise_board_of_entry() returns trigger language plpgsql as $$
begin
  update category_board b set
    version = b.version + 1,
    changed_at = now(),
    -- Who leaves a board is missing from it only where all of it is read anew.
    reset_version = case
      when b.category_id is distinct from new.category_id or new.status = 'WAITING' then b.version + 1
      else b.reset_version end
  where b.competition_id = new.competition_id and b.category_id in (old.category_id, new.category_id)
    -- Once in a transaction is enough.
    and b.xmin <> pg_current_xact_id()::xid;
  new.version = (
    select b.version from category_board b
    where b.competition_id = new.competition_id and b.category_id = new.category_id);
  return new;
end $$;
create trigger raise_board_of_entry before update on entry
  for each row when (
    new.version = old.version and (
      new.category_id <> old.category_id
      or new.profile_id <> old.profile_id
      or new.status <> old.status
      or new.competitor_number is distinct from old.competitor_number
      or new.starting_group is distinct from old.starting_group
      or new.previous_ranks <> old.previous_ranks
      or new.attempts_count <> old.attempts_count))
  execute function raise_board_of_entry();

-- Who went on has the number of the entry they came from, whoever writes it.
create function have_number_of_first_stage() returns trigger language plpgsql as $$
begin
  new.competitor_number = (
    select e.competitor_number from entry e
    where e.competition_id = new.competition_id and e.id = new.advanced_from);
  return new;
end $$;
create trigger have_number_of_first_stage before insert or update of competitor_number, advanced_from on entry
  for each row when (new.advanced_from is not null)
  execute function have_number_of_first_stage();

with wrong as (
  select e.competition_id, e.id, first.competitor_number
  from entry e join entry first on first.competition_id = e.competition_id and first.id = e.advanced_from
  where e.competitor_number is distinct from first.competitor_number
)
update entry e set competitor_number = wrong.competitor_number
from wrong where e.competition_id = wrong.competition_id and e.id = wrong.id;
