-- Compatible: servers from before do without.
-- Yellow cards: cautions that the jury gave a climber (decision 117). They go with the registration, because all of a
-- competition count, and outlive a deleted entry, which may come back with its uuid.
create table caution (
  competition_id uuid not null references competition (id) on delete cascade,
  -- Of the press: sent again, it is given once.
  id             uuid not null,
  competitor_id  uuid not null,
  -- In which stage it was given.
  entry_id       uuid not null,
  reason         text not null check (length(reason) between 1 and 200),
  given_at       timestamptz not null default now() check (isfinite(given_at)),
  given_by       uuid references profile (id) on delete set null,
  -- It counts until then.
  taken_back_at  timestamptz check (isfinite(taken_back_at)),
  taken_back_by  uuid references profile (id) on delete set null,
  primary key (competition_id, id),
  constraint caution_registration foreign key (competition_id, competitor_id)
    references registration (competition_id, profile_id) on delete cascade
);
create index caution_of_competitor on caution (competition_id, competitor_id);
create index caution_given_by on caution (given_by) where given_by is not null;
create index caution_taken_back_by on caution (taken_back_by) where taken_back_by is not null;
create trigger note_gone after delete on caution referencing old table as gone
  for each statement execute function note_gone('competition_id', 'id');

-- Nodes keep the cautions of a climber with the cards of all their stages.
create function raise_boards_of_caution() returns trigger language plpgsql as $$
declare competition uuid := coalesce(new.competition_id, old.competition_id);
begin
  perform raise_board_of_entries(competition, array(
    select id from entry where competition_id = competition and profile_id in (old.competitor_id, new.competitor_id)));
  return null;
end $$;
create trigger raise_boards_of_new_caution after insert or delete on caution
  for each row execute function raise_boards_of_caution();
create trigger raise_boards_of_caution after update on caution
  for each row when ((new.competitor_id, new.reason, new.given_at, new.given_by, new.taken_back_at)
    is distinct from (old.competitor_id, old.reason, old.given_at, old.given_by, old.taken_back_at))
  execute function raise_boards_of_caution();

-- Whoever takes an entry over takes its cautions over.
create function take_cautions_over() returns trigger language plpgsql as $$
begin
  update caution set competitor_id = new.profile_id where competition_id = new.competition_id and entry_id = new.id;
  return null;
end $$;
create trigger take_cautions_over after update of profile_id on entry
  for each row when (new.profile_id <> old.profile_id) execute function take_cautions_over();
