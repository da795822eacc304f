-- Results that a second person compared with the sheet; each holds for the version that was seen.
create table result_check (
  competition_id uuid not null,
  entry_id       uuid not null,
  route_id       uuid not null,
  stream_version integer not null,
  checked_by     uuid not null references profile (id) on delete cascade,
  checked_at     timestamptz not null default now(),
  primary key (competition_id, entry_id, route_id),
  foreign key (competition_id, entry_id, route_id) references result (competition_id, entry_id, route_id)
    on delete cascade
);
