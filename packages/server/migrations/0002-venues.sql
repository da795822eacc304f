-- Venues, their maps and routes. They outlive competitions.

create table venue (
  id        uuid primary key,
  owner_id  uuid references profile (id) on delete set null,
  name      text not null check (length(name) between 1 and 200),
  logo_url  text,
  city      text not null default '',
  state     text not null default '',
  -- ISO 3166-1 alpha-2.
  country   text not null default '' check (country ~ '^([A-Z]{2})?$'),
  time_zone text not null default 'UTC',
  created_at timestamptz not null default now()
);

create table map (
  id       uuid primary key,
  venue_id uuid not null references venue (id) on delete cascade,
  name     text not null default '',
  width    integer not null check (width > 0),
  height   integer not null check (height > 0),
  svg      text not null check (length(svg) <= 2000000),
  position smallint not null default 0
);
create index map_venue on map (venue_id);

create table route (
  id             uuid primary key,
  venue_id       uuid not null references venue (id) on delete cascade,
  name           text not null default '' check (length(name) <= 100),
  circuit_number text not null default '' check (length(circuit_number) <= 20),
  -- Colon-separated colours of the holds; empty = white.
  colors         text not null default '',
  climb_type     text not null check (climb_type in ('BOULDER', 'SPORT')),
  -- Zones of a boulder, holds of a sport route.
  segments_count smallint not null default 0,
  map_id         uuid references map (id) on delete set null,
  map_x          double precision,
  map_y          double precision,
  retired_at     timestamptz,
  constraint segments_in_range check (
    (climb_type = 'BOULDER' and segments_count between 0 and 2)
    or (climb_type = 'SPORT' and segments_count between 1 and 500))
);
create index route_venue on route (venue_id);

create table league (
  id         uuid primary key,
  owner_id   uuid references profile (id) on delete set null,
  name       text not null check (length(name) between 1 and 200),
  settings   jsonb not null default '{}',
  created_at timestamptz not null default now()
);
