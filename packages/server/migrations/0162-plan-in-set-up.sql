-- Compatible: servers from before read the set-up again, and find nothing new in it.
-- A competition says which of its stages have a plan. Making one and undoing it are the changes that may give a stage its
-- first, or take its last away.
create trigger raise_config_added after insert on plan_change
  for each row when (new.kind in ('MAKE', 'UNDO')) execute function raise_config();
create trigger raise_config_gone after delete on plan_change referencing old table as changed
  for each statement execute function raise_config_of_changed();
