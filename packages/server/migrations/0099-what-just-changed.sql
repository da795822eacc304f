-- When a result last changed: boards say what came last. Nobody knows for the results that are here already.
alter table result add column changed_at timestamptz;
alter table result alter column changed_at set default now();

create or replace function raise_board_of_result() returns trigger language plpgsql as $$
begin
  perform raise_boards(new.competition_id, array[old.category_id, new.category_id], old.category_id <> new.category_id);
  new.version = board_version(new.competition_id, new.category_id);
  new.changed_at = now();
  return new;
end $$;

-- Where everybody stood before some change: boards say how far people have moved since. It counts for versions above its own,
-- which come about only after it: a board of one version is the same on every node. After ten minutes it serves nobody.
create table board_order (
  competition_id uuid not null,
  category_id    uuid not null,
  version        bigint not null,
  at             timestamptz not null default now(),
  -- By entry; whoever had no place is missing.
  positions      jsonb not null,
  primary key (competition_id, category_id, version),
  foreign key (competition_id, category_id) references category_board (competition_id, category_id) on delete cascade
);
