-- What judges send for somebody whose entry was merged follows the merges to whoever has it now. Two who were merged into each
-- other, one after the other, led round in a circle: whoever an entry went to last stands for nobody else any more.
delete from merged_entry m where exists (
  select from merged_entry later
  where later.competition_id = m.competition_id and later.target_profile_id = m.profile_id and later.audit_id > m.audit_id);

create function end_merges() returns trigger language plpgsql as $$
begin
  delete from merged_entry where competition_id = new.competition_id and profile_id = new.target_profile_id;
  return new;
end $$;
create trigger end_merges before insert or update on merged_entry for each row execute function end_merges();
