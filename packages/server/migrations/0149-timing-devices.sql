-- Compatible: it only adds tables, which the servers before neither read nor write.
-- What measures times of a stage of speed. Its token can do nothing but tell them.
create table timing_device (
  competition_id uuid not null,
  id             uuid not null,
  stage_id       uuid not null,
  name           text not null check (length(name) between 1 and 40),
  token_hash     bytea not null unique,
  made_at        timestamptz not null default now(),
  made_by        uuid references profile (id) on delete set null,
  -- When it last told a time that was taken.
  used_at        timestamptz,
  ended_at       timestamptz,
  ended_by       uuid references profile (id) on delete set null,
  primary key (competition_id, id),
  foreign key (competition_id, stage_id) references stage (competition_id, id) on delete cascade,
  check (ended_at is not null or ended_by is null)
);
create index timing_device_of_stage on timing_device (competition_id, stage_id);
create index timing_device_made_by on timing_device (made_by);
create index timing_device_ended_by on timing_device (ended_by);

-- What a device measured on a lane. No result until a judge confirms it.
create table lane_reading (
  competition_id uuid not null,
  device_id      uuid not null,
  -- Chosen by the device: sent again, it is the same reading.
  id             uuid not null,
  heat           integer not null check (heat >= 1),
  -- 0 is lane A.
  lane           smallint not null check (lane in (0, 1)),
  entry_id       uuid not null,
  route_id       uuid not null references route (id) on delete cascade,
  -- The version of the climber's result on the lane: a reading from before a result, or before it was cleared, is void.
  base           integer not null check (base >= 0),
  kind           text not null check (kind in ('TIME', 'FALL', 'FALSE_START')),
  ms             integer check (ms between 1000 and 300000),
  received_at    timestamptz not null default clock_timestamp(),
  primary key (competition_id, device_id, id),
  foreign key (competition_id, device_id) references timing_device (competition_id, id) on delete cascade,
  foreign key (competition_id, entry_id) references entry (competition_id, id) on delete cascade,
  check ((kind = 'TIME') = (ms is not null))
);
create index lane_reading_of_entry on lane_reading (competition_id, entry_id);
create index lane_reading_of_route on lane_reading (route_id);
