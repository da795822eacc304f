-- Compatible: servers from before do without.
-- The clock of a stage: every press of its buttons, by the time of the database. The time left follows from
-- them (decision 106), so it outlives servers, and a press on what has changed since finds its version taken.
create table clock_press (
  competition_id uuid not null,
  stage_id       uuid not null,
  -- 1, 2, 3 …: whoever presses names the one they saw before.
  version        integer not null check (version >= 1),
  -- Of the press: sent again, it presses once.
  id             uuid not null,
  made_at        timestamptz not null,
  -- Embedded database: when its machine started, by the same time, so that a clock that runs finds its time after a restart.
  machine_started_at timestamptz,
  -- Null = somebody who was deleted since.
  made_by        uuid references profile (id) on delete set null,
  kind           text not null check (
    kind in ('SET', 'START', 'PAUSE', 'STOP', 'RESUME', 'CLIMB', 'ADD', 'SLOT', 'BACK', 'KEEP', 'GIVE')),
  -- What the kind needs: a plan, seconds, a slot, a route, a press.
  details        jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  primary key (competition_id, stage_id, version),
  constraint clock_press_once unique (competition_id, stage_id, id),
  foreign key (competition_id, stage_id) references stage (competition_id, id) on delete cascade
);
create index clock_press_by on clock_press (made_by);
create trigger note_gone after delete on clock_press referencing old table as gone
  for each statement execute function note_gone('competition_id', 'stage_id', 'version');
