-- Competitions and what belongs to them. Every table leads its key with competition_id.

create table competition (
  id               uuid primary key,
  name             text not null check (length(name) between 1 and 200),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  entries_open_at  timestamptz,
  entries_close_at timestamptz,
  capacity         integer check (capacity > 0),
  cancelled_at     timestamptz,
  master_judge_id  uuid not null references profile (id),
  league_id        uuid references league (id) on delete set null,
  judge_key        text not null,
  live_leaderboard boolean not null default true,
  scoring_system   text not null default 'DEFAULT'
                   check (scoring_system in ('DEFAULT', 'IFSC_RANKING', 'IFSC_SPORT', 'IFSC_BOULDER_2025', 'IFSC_LEAD')),
  -- CompetitionRules of the domain, only what differs from its defaults.
  settings         jsonb not null default '{}',
  header_colour    text not null default '#14532d' check (header_colour ~ '^#[0-9a-fA-F]{6}$'),
  -- Raised with every change of settings, stages, roles, areas or routes: whoever remembers rights compares it.
  config_version   bigint not null default 1,
  created_at       timestamptz not null default now(),
  constraint ends_after_start check (ends_at > starts_at)
);
create index competition_time on competition (starts_at);
create index competition_league on competition (league_id) where league_id is not null;

create table competition_venue (
  competition_id uuid not null references competition (id) on delete cascade,
  venue_id       uuid not null references venue (id),
  position       smallint not null default 0,
  primary key (competition_id, venue_id)
);

create table stage (
  competition_id  uuid not null references competition (id) on delete cascade,
  id              uuid not null,
  name            text not null,
  position        smallint not null,
  -- False = closed; the moment of closing is kept.
  pending_results boolean not null default true,
  closed_at       timestamptz,
  primary key (competition_id, id),
  unique (competition_id, position)
);

create table category (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  stage_id       uuid not null,
  name           text not null check (length(name) between 1 and 100),
  position       smallint not null,
  capacity       integer check (capacity > 0),
  primary key (competition_id, id),
  foreign key (competition_id, stage_id) references stage (competition_id, id) on delete cascade
);

-- The hot row of a category. It is locked first and raised in every transaction that changes the board;
-- the raised number is written on every row that changed. reset_version: everything older must be read anew.
create table category_board (
  competition_id uuid not null,
  category_id    uuid not null,
  version        bigint not null default 0,
  reset_version  bigint not null default 0,
  primary key (competition_id, category_id),
  foreign key (competition_id, category_id) references category (competition_id, id) on delete cascade
) with (fillfactor = 50);

create table route_group (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  name           text not null,
  position       smallint not null default 0,
  primary key (competition_id, id)
);

create table route_group_category (
  competition_id uuid not null,
  route_group_id uuid not null,
  category_id    uuid not null,
  primary key (competition_id, route_group_id, category_id),
  foreign key (competition_id, route_group_id) references route_group (competition_id, id) on delete cascade,
  foreign key (competition_id, category_id) references category (competition_id, id) on delete cascade
);

-- A route in a competition, under its number (and name) in one route group.
create table route_group_route (
  competition_id uuid not null,
  route_group_id uuid not null,
  route_id       uuid not null references route (id),
  number         integer check (number > 0),
  name           text,
  primary key (competition_id, route_group_id, route_id),
  foreign key (competition_id, route_group_id) references route_group (competition_id, id) on delete cascade,
  -- A swap touches two rows of one statement.
  constraint number_once_per_group unique (competition_id, route_group_id, number) deferrable initially deferred
);
create index route_group_route_route on route_group_route (route_id);

create table judging_group (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  name           text not null check (length(name) between 1 and 100),
  position       smallint not null default 0,
  primary key (competition_id, id)
);

-- One area per route: the key says so.
create table judging_group_route (
  competition_id   uuid not null,
  route_id         uuid not null references route (id),
  judging_group_id uuid not null,
  primary key (competition_id, route_id),
  foreign key (competition_id, judging_group_id) references judging_group (competition_id, id) on delete cascade
);

create table judging_group_judge (
  competition_id   uuid not null,
  judging_group_id uuid not null,
  profile_id       uuid not null references profile (id) on delete cascade,
  primary key (competition_id, judging_group_id, profile_id),
  foreign key (competition_id, judging_group_id) references judging_group (competition_id, id) on delete cascade
);

-- Staff roles. A revoked role stays, so that what its holder sends late is held and not lost.
create table competition_role (
  competition_id uuid not null references competition (id) on delete cascade,
  profile_id     uuid not null references profile (id) on delete cascade,
  role           text not null check (role in ('MASTER', 'STAFF_JUDGE', 'STAFF', 'JUDGE')),
  pending        boolean not null default false,
  last_seen_at   timestamptz,
  revoked_at     timestamptz,
  created_at     timestamptz not null default now(),
  primary key (competition_id, profile_id)
);
create index competition_role_profile on competition_role (profile_id);
create unique index one_master on competition_role (competition_id) where role = 'MASTER';
