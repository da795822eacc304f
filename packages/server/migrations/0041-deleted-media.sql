-- Pictures in an object store outlive the rows that name them: what was deleted is written down until it is gone there too.
create table deleted_media (
  id         uuid primary key,
  deleted_at timestamptz not null default now()
);

create function note_deleted_media() returns trigger language plpgsql as $$
begin
  insert into deleted_media (id) values (old.id) on conflict do nothing;
  return null;
end $$;

create trigger media_deleted after delete on media
  for each row when (old.stored_at is not null) execute function note_deleted_media();
