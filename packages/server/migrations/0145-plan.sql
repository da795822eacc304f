-- Compatible: servers from before do without.
-- The plan of a stage: every change of it, from which follows who is where in each slot (decision 112). A change of
-- what somebody else has changed since finds its version taken.
create table plan_change (
  competition_id uuid not null,
  stage_id       uuid not null,
  -- 1, 2, 3 …: whoever changes it names the one they saw before.
  version        integer not null check (version >= 1),
  -- Of the change: sent again, it is made once.
  id             uuid not null,
  made_at        timestamptz not null default now(),
  -- Null = somebody who was deleted since.
  made_by        uuid references profile (id) on delete set null,
  kind           text not null check (kind in ('MAKE', 'MOVE', 'GAP', 'CLOSE', 'LEAVE', 'ADD', 'BEGIN', 'UNDO')),
  -- What the kind needs: format and start lists, an entry, a list, a place, a time.
  details        jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  primary key (competition_id, stage_id, version),
  constraint plan_change_once unique (competition_id, stage_id, id),
  foreign key (competition_id, stage_id) references stage (competition_id, id) on delete cascade
);
create index plan_change_by on plan_change (made_by);
create trigger note_gone after delete on plan_change referencing old table as gone
  for each statement execute function note_gone('competition_id', 'stage_id', 'version');
