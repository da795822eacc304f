-- How the screens of a hall are steered; a competition that never steered them has no row.
create table screen (
  competition_id uuid primary key references competition (id) on delete cascade,
  -- In the order in which they are shown; empty = all.
  categories     uuid[] not null default '{}',
  -- Side by side; null = as many as there is room for.
  columns        smallint check (columns between 1 and 3),
  seconds        smallint not null default 12 check (seconds between 4 and 120),
  paused         boolean not null default false,
  message        text not null default '' check (length(message) <= 200),
  -- Pages on and back, and reloads, that were asked for so far.
  step           integer not null default 0,
  reloads        integer not null default 0,
  version        integer not null default 0
);
