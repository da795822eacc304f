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
update push_subscription set kinds = kinds || 'SESSION'::text where kinds @> array['ANNOUNCEMENT', 'RESULTS', 'TURN'];
