-- Compatible: servers from before neither read nor write it.
-- In the hall: which picture of a person or a venue the cloud has, or does not want (decision 120). Null = it is to have none.
create table mirror_picture (
  competition_id uuid not null references mirror (competition_id) on delete cascade,
  owner_id       uuid not null,
  media_id       uuid,
  -- From here; the others came from there.
  sent           boolean not null,
  primary key (competition_id, owner_id)
);
