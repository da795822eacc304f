-- Compatible: servers from before do not know of the difference.
-- Whoever takes an entry over takes all cautions of its person over, also those of an entry that was deleted before and
-- made anew.
create or replace function take_cautions_over() returns trigger language plpgsql as $$
begin
  update caution set competitor_id = new.profile_id
  where competition_id = new.competition_id and competitor_id = old.profile_id;
  return null;
end $$;
