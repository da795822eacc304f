-- Stages that follow each other: who goes on, under which scoring, and what was published.

alter table stage
  -- The first stage is open from the start. Of the others, the last one that was opened is the one that runs.
  add column opened_at timestamptz,
  -- Null = the competition's; lead qualifies on two routes and ends on one.
  add column scoring_system text
    check (scoring_system in ('DEFAULT', 'IFSC_RANKING', 'IFSC_SPORT', 'IFSC_BOULDER_2025', 'IFSC_LEAD')),
  -- ScoringSettings of the domain, only what differs from the competition's.
  add column scoring jsonb not null default '{}',
  -- How many of each category go on to the next stage.
  add column quota integer check (quota > 0);

alter table entry
  -- The entry in the stage before; null for whoever entered.
  add column advanced_from uuid,
  -- Place in the start order; null = not drawn.
  add column start_position integer check (start_position > 0),
  add constraint entry_advanced_from foreign key (competition_id, advanced_from)
    references entry (competition_id, id) on delete cascade,
  -- Once per person and competition, and once more for each stage somebody goes on to.
  drop constraint one_entry_per_person,
  drop constraint number_once;
create unique index one_entry_per_person on entry (competition_id, profile_id) where advanced_from is null;
create unique index advances_once on entry (competition_id, advanced_from) where advanced_from is not null;
create index entry_person on entry (competition_id, profile_id);
create unique index number_once on entry (competition_id, competitor_number) where advanced_from is null;

-- Somebody keeps their number through all stages.
create function keep_number_through_stages() returns trigger language plpgsql as $$
begin
  update entry set competitor_number = new.competitor_number
  where competition_id = new.competition_id and advanced_from = new.id;
  return null;
end $$;
create trigger keep_number_through_stages after update of competitor_number on entry
  for each row when (new.competitor_number is distinct from old.competitor_number)
  execute function keep_number_through_stages();

-- Results as they were given out. A version is never changed; the highest of a scope counts.
create table publication (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  -- Null = the whole competition.
  stage_id       uuid,
  version        integer not null check (version > 0),
  final          boolean not null,
  -- PublishedResults: places, scores and routes by uuid. Names are joined when it is read.
  document       jsonb not null,
  published_at   timestamptz not null default now(),
  published_by   uuid references profile (id) on delete set null,
  primary key (competition_id, id),
  foreign key (competition_id, stage_id) references stage (competition_id, id) on delete cascade
);
create unique index publication_version on publication
  (competition_id, coalesce(stage_id, '00000000-0000-0000-0000-000000000000'), version);

-- Which entry stands for a person: the one of the last stage that was opened.
create function entry_of(competition uuid, person uuid) returns uuid language sql stable as $$
  select e.id from entry e
  join category k on k.competition_id = e.competition_id and k.id = e.category_id
  join stage s on s.competition_id = k.competition_id and s.id = k.stage_id
  where e.competition_id = competition and e.profile_id = person
  order by s.opened_at is not null desc, s.position desc limit 1
$$;
