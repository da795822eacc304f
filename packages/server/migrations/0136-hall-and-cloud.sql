-- Compatible: servers from before know nothing of halls, and let changes in: take nothing down before all are replaced.
-- A competition may be judged by a server in the hall while another one, in the cloud, shows it (decision 103).

-- In the cloud: who judges a competition elsewhere. One row for each competition that ever had a token.
create table hall (
  competition_id uuid primary key references competition (id) on delete cascade,
  -- Of the token that the host of the hall was given; null = taken back.
  token_hash     bytea unique,
  made_at        timestamptz not null default now(),
  -- Which server took it down; null = none yet.
  hall_id        uuid,
  taken_at       timestamptz,
  handed_back_at timestamptz,
  -- Batches of news that were applied, and the last of them.
  position       bigint not null default 0 check (position >= 0),
  batch_id       uuid,
  -- When the hall was last heard, by the cloud's clock.
  heard_at       timestamptz,
  -- By how much this server's clock was ahead of the hall's, in milliseconds, by what the hall said last, the newest first. A
  -- call takes its time, so the least is the truest.
  ahead_ms       float8[] not null default '{}',
  -- Nothing has come for a while.
  silent         boolean not null default false,
  constraint taken_by_one check ((hall_id is null) = (taken_at is null)),
  constraint handed_back_after_taking check (handed_back_at is null or taken_at is not null)
);

-- What has come of a batch that is not whole yet.
create table hall_piece (
  competition_id uuid not null references hall (competition_id) on delete cascade,
  batch_id       uuid not null,
  number         int not null check (number >= 0),
  bytes          bytea not null,
  primary key (competition_id, batch_id, number)
);

-- What the news of a hall may name beside the competition's own rows: people, venues where it is held, and routes that the
-- hall was given with it or that came from there. Its other uuids mean nobody here.
create table hall_given (
  competition_id uuid not null references hall (competition_id) on delete cascade,
  -- As the hall names it, and as this server does: somebody else's uuid became a new one.
  id             uuid not null,
  here           uuid not null,
  -- It came from the hall.
  made           boolean not null,
  primary key (competition_id, id)
);

-- In the hall: where a competition was taken down from.
create table mirror (
  competition_id uuid primary key,
  -- This server, as the cloud knows it.
  hall_id        uuid not null,
  url            text not null check (url ~ '^https?://'),
  token          text not null,
  state          text not null check (state in ('TAKING', 'JUDGING', 'HANDING_BACK', 'HANDED_BACK')),
  -- People by their uuid here, with the uuid that they have there.
  people         jsonb not null default '{}',
  -- Of the last batch that the cloud confirmed: its number, the oldest transaction that may be missing from it (none = all
  -- of it is to be sent), and the history of this database that it belongs to (decision 092).
  position       bigint not null default 0 check (position >= 0),
  base           text,
  epoch          uuid,
  -- The batch that was sent last, confirmed or not.
  batch_id       uuid,
  sent_at        timestamptz,
  -- Why nothing can be sent; null = nothing is known to be wrong.
  fault          text
);

-- Rows that are gone since the last batch. Whatever was written is found by its transaction, but what is gone leaves no trace.
create table mirror_gone (
  competition_id uuid not null references mirror (competition_id) on delete cascade,
  table_name     text not null,
  key            jsonb not null
);
create index mirror_gone_competition on mirror_gone (competition_id);

create function note_gone() returns trigger language plpgsql as $$
begin
  if exists (select from mirror) then
    insert into mirror_gone (competition_id, table_name, key)
    select g.competition_id, tg_table_name, (select jsonb_object_agg(k, to_jsonb(g) -> k) from unnest(tg_argv) k)
    from gone g where exists (select from mirror m where m.competition_id = g.competition_id and m.state <> 'HANDED_BACK');
  end if;
  return null;
end $$;
do $$
declare part record;
begin
  for part in
    select t.relname as name, string_agg(quote_literal(a.attname), ', ' order by a.attnum) as key
    from pg_index i
    join pg_class t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
    where i.indisprimary and t.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute c where c.attrelid = t.oid and c.attname = 'competition_id')
      and t.relname not in ('hall', 'hall_piece', 'hall_given', 'mirror', 'desk_tablet', 'competition_role', 'staff_invitation', 'wave_told',
        'category_board', 'board_order')
    group by t.relname
  loop
    execute format('create trigger note_gone after delete on %I referencing old table as gone
      for each statement execute function note_gone(%s)', part.name, part.key);
  end loop;
end $$;

-- Nodes keep with the set-up whether a competition is judged elsewhere.
create function raise_config_of_hall() returns trigger language plpgsql as $$
begin
  perform raise_configs(array[coalesce(new.competition_id, old.competition_id)]);
  return null;
end $$;
create trigger raise_config_of_hall after update on hall
  for each row when (
    (new.taken_at, new.handed_back_at, new.silent, new.token_hash is null)
    is distinct from (old.taken_at, old.handed_back_at, old.silent, old.token_hash is null))
  execute function raise_config_of_hall();
create trigger raise_config_of_another_hall after insert or delete on hall
  for each row execute function raise_config_of_hall();
create trigger raise_config_of_mirror after insert or delete or update of state on mirror
  for each row execute function raise_config_of_hall();

-- News of the hall may have entries exchange their stages: which category is of which stage is asked at the end then.
alter table entry alter constraint entry_category deferrable initially immediate;
