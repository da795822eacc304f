-- Compatible: servers from before neither read nor write it.
-- Whom a competition thanks on its screens, in their order.
create table sponsor (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  position       smallint not null check (position between 1 and 100),
  name           text not null check (length(name) between 1 and 60),
  -- Null, or gone = the name is shown.
  picture_id     uuid references media (id) on delete set null,
  -- Shown no more; for a while that can be taken back.
  removed_at     timestamptz check (isfinite(removed_at)),
  primary key (competition_id, id)
);
create index sponsor_of_picture on sponsor (picture_id) where picture_id is not null;
create index sponsor_removed on sponsor (removed_at) where removed_at is not null;
create trigger note_gone after delete on sponsor referencing old table as gone
  for each statement execute function note_gone('competition_id', 'id');

-- Screens and overlays read the sponsors again when the competition has changed.
create trigger raise_config_added after insert on sponsor referencing new table as changed
  for each statement execute function raise_config_of_changed();
create trigger raise_config_gone after delete on sponsor referencing old table as changed
  for each statement execute function raise_config_of_changed();
create trigger raise_config_changed after update on sponsor
  for each row when ((new.position, new.name, new.picture_id, new.removed_at)
    is distinct from (old.position, old.name, old.picture_id, old.removed_at))
  execute function raise_config();

-- A picture goes with the last that shows it: copies of a competition share their sponsors' pictures.
create function free_picture_of_sponsor() returns trigger language plpgsql as $$
begin
  delete from media m where m.id = old.picture_id
    and not exists (select from sponsor s where s.picture_id = m.id)
    and not exists (select from venue v where v.logo_id = m.id)
    and not exists (select from profile p where p.picture_id = m.id);
  return null;
end $$;
create trigger free_picture_of_gone after delete on sponsor
  for each row when (old.picture_id is not null) execute function free_picture_of_sponsor();
create trigger free_picture_of_replaced after update of picture_id on sponsor
  for each row when (old.picture_id is not null and old.picture_id is distinct from new.picture_id)
  execute function free_picture_of_sponsor();
