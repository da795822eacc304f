-- Compatible: servers from before do without.
-- When a stage's isolation opens and closes. A row, not columns of the stage: nobody keeps it in a cache.
create table isolation (
  competition_id uuid not null,
  stage_id       uuid not null,
  opens_at       timestamptz,
  closes_at      timestamptz,
  primary key (competition_id, stage_id),
  check (coalesce(opens_at, closes_at) is not null),
  check (opens_at < closes_at),
  foreign key (competition_id, stage_id) references stage (competition_id, id) on delete cascade
);
create trigger note_gone after delete on isolation referencing old table as gone
  for each statement execute function note_gone('competition_id', 'stage_id');

-- Where marshals have seen a climber, mark by mark; the last one counts (decision 113).
create table marshal_mark (
  competition_id uuid not null,
  entry_id       uuid not null,
  -- 1, 2, 3 …: of two marshals at once one comes first.
  version        integer not null check (version >= 1),
  -- Of the tap: sent again, it marks once.
  id             uuid not null,
  state          text not null check (state in ('OUT', 'ISOLATION', 'CALL_ZONE', 'CALLED', 'WALL', 'DONE')),
  made_at        timestamptz not null default clock_timestamp(),
  -- Null = somebody who was deleted since.
  made_by        uuid references profile (id) on delete set null,
  primary key (competition_id, entry_id, version),
  constraint marshal_mark_once unique (competition_id, entry_id, id),
  foreign key (competition_id, entry_id) references entry (competition_id, id) on delete cascade
);
create index marshal_mark_by on marshal_mark (made_by);
create trigger note_gone after delete on marshal_mark referencing old table as gone
  for each statement execute function note_gone('competition_id', 'entry_id', 'version');
