-- Pictures, decoded and made anew, as small JPEGs: a few kilobytes each, so every node and every backup has them.
create table picture (
  media_id uuid not null references media (id) on delete cascade,
  -- Pixels of each side as shown.
  size     smallint not null check (size in (40, 300)),
  jpeg     bytea not null check (length(jpeg) <= 500000),
  primary key (media_id, size)
);

-- Keys that all nodes of one database share, made when first needed.
create table server_secret (
  name   text primary key,
  secret bytea not null
);
