-- Which sessions people were told of before they began: once for each start, whichever node does it.
create table wave_told (
  competition_id uuid not null,
  wave_id        uuid not null,
  starts_at      timestamptz not null,
  primary key (competition_id, wave_id, starts_at),
  foreign key (competition_id, wave_id) references wave (competition_id, id) on delete cascade
);

-- Looked for every half minute.
create index wave_starts on wave (starts_at);

-- Devices that wanted to be told everything go on to be.
update push_subscription set kinds = kinds || array['DISPUTE', 'SESSION'] where kinds @> array['ANNOUNCEMENT', 'RESULTS', 'TURN'];

-- Whoever does not want to climb in a stage: the next in rank moves up.
alter table registration
  add column declined_at timestamptz,
  add column declined_by uuid references profile (id) on delete set null,
  -- They advance to those before it. Null also once it is gone.
  add column declined_stage uuid,
  add constraint declined_whole check (declined_at is not null or (declined_by is null and declined_stage is null)),
  add constraint declined_stage_of_competition foreign key (competition_id, declined_stage)
    references stage (competition_id, id) on delete set null (declined_stage);
create index registration_declined_stage on registration (competition_id, declined_stage) where declined_stage is not null;
create index registration_declined_by on registration (declined_by) where declined_by is not null;

-- Cards say it.
create trigger raise_boards_of_declined after update on registration
  for each row when (new.declined_stage is distinct from old.declined_stage)
  execute function raise_boards_of_registration();
