-- A result in dispute: its climber appealed against it, or staff question it. It goes with the registration, and outlives a
-- deleted entry, which may come back with its uuid.
create table dispute (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  competitor_id  uuid not null,
  entry_id       uuid not null,
  route_id       uuid not null references route (id) on delete cascade,
  kind           text not null check (kind in ('APPEAL', 'QUESTION')),
  opened_by      uuid references profile (id) on delete set null,
  opened_at      timestamptz not null default now(),
  -- The attempts as they were when it was opened, and when it was decided.
  before         jsonb not null,
  after          jsonb,
  state          text not null default 'OPEN' check (state in ('OPEN', 'STANDS', 'CHANGED', 'REMOVED', 'WITHDRAWN')),
  reason         text check (length(reason) between 1 and 500),
  closed_at      timestamptz,
  closed_by      uuid references profile (id) on delete set null,
  primary key (competition_id, id),
  constraint dispute_registration foreign key (competition_id, competitor_id)
    references registration (competition_id, profile_id) on delete cascade,
  constraint closed_unless_open check ((state = 'OPEN') = (closed_at is null)),
  constraint decided_with_reason check (
    (state in ('STANDS', 'CHANGED', 'REMOVED')) = (after is not null) and (after is null) = (reason is null))
);
-- One at a time for a result.
create unique index dispute_open_once on dispute (competition_id, entry_id, route_id) where state = 'OPEN';
create index dispute_of_competitor on dispute (competition_id, competitor_id);
create index dispute_of_route on dispute (route_id);
create index dispute_opened_by on dispute (opened_by) where opened_by is not null;
create index dispute_closed_by on dispute (closed_by) where closed_by is not null;

-- What was said in it, the opening words first.
create table dispute_answer (
  competition_id uuid not null,
  id             uuid not null,
  dispute_id     uuid not null,
  author_id      uuid references profile (id) on delete set null,
  by_staff       boolean not null,
  text           text not null check (length(text) between 1 and 500),
  said_at        timestamptz not null default now(),
  primary key (competition_id, id),
  foreign key (competition_id, dispute_id) references dispute (competition_id, id) on delete cascade
);
create index dispute_answer_in on dispute_answer (competition_id, dispute_id, said_at);
create index dispute_answer_of on dispute_answer (author_id) where author_id is not null;

-- Nodes keep with the card of an entry which of its results are in dispute.
create function raise_board_of_entries(competition uuid, entries uuid[]) returns void language plpgsql as $$
declare place record;
begin
  for place in
    select e.id, e.category_id from entry e
    where e.competition_id = competition and e.id = any (entries) order by e.category_id, e.id
  loop
    perform raise_boards(competition, array[place.category_id], false);
    update entry e set version = board_version(competition, place.category_id)
    where e.competition_id = competition and e.id = place.id and e.version <> board_version(competition, place.category_id);
  end loop;
end $$;
create function raise_board_of_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform raise_board_of_entries(new.competition_id, array[new.entry_id]);
  elsif tg_op = 'DELETE' then
    perform raise_board_of_entries(old.competition_id, array[old.entry_id]);
  else
    perform raise_board_of_entries(new.competition_id, array[old.entry_id, new.entry_id]);
  end if;
  return null;
end $$;
create trigger raise_board_of_new_dispute after insert or delete on dispute
  for each row execute function raise_board_of_dispute();
create trigger raise_board_of_dispute after update on dispute
  for each row when ((new.entry_id, new.route_id, new.kind, new.state)
    is distinct from (old.entry_id, old.route_id, old.kind, old.state))
  execute function raise_board_of_dispute();

-- Whoever takes an entry over takes its disputes over.
create function take_disputes_over() returns trigger language plpgsql as $$
begin
  update dispute set competitor_id = new.profile_id where competition_id = new.competition_id and entry_id = new.id;
  return null;
end $$;
create trigger take_disputes_over after update of profile_id on entry
  for each row when (new.profile_id <> old.profile_id) execute function take_disputes_over();
