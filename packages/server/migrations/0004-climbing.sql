-- Entries, attempts, queues, the command log and what it made.

create table entry (
  competition_id    uuid not null references competition (id) on delete cascade,
  id                uuid not null,
  profile_id        uuid not null references profile (id),
  category_id       uuid not null,
  competitor_number text check (competitor_number ~ '^[^[:space:]]{1,20}$' and competitor_number = upper(competitor_number)),
  status            text not null default 'ENTERED' check (status in ('ENTERED', 'RETIRED', 'DNS', 'DSQ', 'WAITING')),
  starting_group    text,
  -- Ranks in earlier rounds, the first to be used first; null inside = none.
  previous_ranks    integer[] not null default '{}',
  attempts_count    integer not null default 0,
  -- Version of the category's board that last changed this entry.
  version           bigint not null default 0,
  created_at        timestamptz not null default now(),
  primary key (competition_id, id),
  constraint one_entry_per_person unique (competition_id, profile_id),
  constraint number_once unique (competition_id, competitor_number),
  foreign key (competition_id, category_id) references category (competition_id, id)
) with (fillfactor = 70);
create index entry_category on entry (competition_id, category_id);
create index entry_profile on entry (profile_id);

create table attempt (
  competition_id uuid not null,
  route_id       uuid not null references route (id),
  entry_id       uuid not null,
  -- 1, 2, 3 … within one entry and route.
  position       smallint not null check (position between 1 and 99),
  id             uuid not null,
  success        boolean not null,
  segments_count smallint not null default 0 check (segments_count >= 0),
  used_last_hold boolean not null default false,
  duration_ms    integer check (duration_ms >= 0),
  notes          text not null default '' check (length(notes) <= 2000),
  judge_id       uuid references profile (id) on delete set null,
  -- The judge's clock; orders nothing.
  attempted_at   timestamptz not null,
  primary key (competition_id, route_id, entry_id, position),
  constraint no_plus_on_top check (not (success and used_last_hold)),
  foreign key (competition_id, entry_id) references entry (competition_id, id) on delete cascade
);
create index attempt_entry on attempt (competition_id, entry_id);

create function refuse_attempt_after_top() returns trigger language plpgsql as $$
begin
  if exists (
    select from attempt
    where competition_id = new.competition_id and route_id = new.route_id and entry_id = new.entry_id
      and position < new.position and success
  ) then
    raise exception using errcode = 'check_violation', constraint = 'no_attempt_after_top',
      message = 'attempt after a top';
  end if;
  return new;
end $$;
create trigger no_attempt_after_top before insert or update on attempt
  for each row when (new.position > 1) execute function refuse_attempt_after_top();

-- What the attempts of one entry on one route came to (RouteResult of the domain), and the version of that stream.
-- The row stays when attempts are cleared (tries = 0), so that versions never go back.
create table result (
  competition_id uuid not null,
  entry_id       uuid not null,
  route_id       uuid not null references route (id),
  category_id    uuid not null,
  stream_version integer not null default 0,
  tries          smallint not null default 0,
  top            smallint,
  zone1          smallint,
  zone2          smallint,
  hold           smallint not null default 0,
  plus           boolean not null default false,
  duration_ms    integer,
  version        bigint not null,
  primary key (competition_id, entry_id, route_id),
  constraint marks_in_order check (zone1 <= zone2 and zone2 <= top and top <= tries),
  foreign key (competition_id, entry_id) references entry (competition_id, id) on delete cascade
) with (fillfactor = 80);
create index result_version on result (competition_id, category_id, version);

create table route_queue (
  competition_id uuid not null references competition (id) on delete cascade,
  route_id       uuid not null references route (id),
  version        integer not null default 0,
  primary key (competition_id, route_id)
) with (fillfactor = 50);

create table route_queue_entry (
  competition_id uuid not null,
  route_id       uuid not null,
  entry_id       uuid not null,
  position       integer not null,
  primary key (competition_id, route_id, entry_id),
  foreign key (competition_id, route_id) references route_queue (competition_id, route_id) on delete cascade,
  foreign key (competition_id, entry_id) references entry (competition_id, id) on delete cascade
);

-- The log. A row is never changed but for the resolution of a held command.
create table command (
  competition_id  uuid not null references competition (id) on delete cascade,
  id              uuid not null,
  kind            text not null check (kind in ('attempts.append', 'attempts.replace', 'attempts.clear',
                                                'queue.add', 'queue.remove', 'queue.move')),
  -- Not references: a held command may name what is unknown or gone.
  route_id        uuid not null,
  competitor_id   uuid,
  entry_id        uuid,
  actor_id        uuid,
  device          text not null default '' check (length(device) <= 100),
  device_seq      bigint,
  base            integer,
  payload         jsonb not null,
  body_hash       bytea not null,
  client_time     timestamptz,
  received_at     timestamptz not null default now(),
  outcome         text not null check (outcome in ('APPLIED', 'HELD')),
  reason          text,
  -- The version it made of its stream (entry × route, or queue of a route): the order that a rebuild follows.
  -- Null while held, and where everything was there already.
  stream_version  integer,
  -- The attempts that it wrote, as they were kept: all of them after a replace, the new ones after an append.
  written         jsonb,
  board_version   bigint,
  resolved_at     timestamptz,
  resolved_by     uuid,
  resolution      text check (resolution in ('APPLIED', 'DISCARDED')),
  primary key (competition_id, id),
  constraint held_has_reason check ((outcome = 'HELD') = (reason is not null))
);
create unique index command_stream on command (competition_id, entry_id, route_id, stream_version, (kind like 'queue.%'));
create unique index command_queue on command (competition_id, route_id, stream_version) where kind like 'queue.%';
create index command_held on command (competition_id, received_at) where outcome = 'HELD' and resolved_at is null;
create index command_history on command (competition_id, received_at);

-- What organisers changed beside the log of commands: entries edited, merged, deleted, settings, roles.
create table audit (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  actor_id       uuid,
  kind           text not null,
  entry_id       uuid,
  route_id       uuid,
  details        jsonb not null default '{}',
  created_at     timestamptz not null default now(),
  primary key (competition_id, id)
);
create index audit_time on audit (competition_id, created_at);
