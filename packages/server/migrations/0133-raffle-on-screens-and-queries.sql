-- Compatible: servers from before steer screens by `queues`, which follows. They cannot list appeals where staff query
-- a result, until the last of them is replaced.
-- What a hall screen shows: the boards, the queues that climbers join, or the raffle.
alter table screen
  add column shows text not null default 'BOARDS' check (shows in ('BOARDS', 'QUEUES', 'RAFFLE'));
update screen set shows = 'QUEUES' where queues;
-- `queues` goes a version later.
create function screen_shows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.shows = old.shows and new.queues <> old.queues then
    new.shows := case when new.queues then 'QUEUES' else 'BOARDS' end;
  elsif tg_op = 'INSERT' and new.queues then
    new.shows := 'QUEUES';
  end if;
  new.queues := new.shows = 'QUEUES';
  return new;
end $$;
create trigger screen_shows before insert or update on screen for each row execute function screen_shows();

-- A category that goes is on no screen any longer.
create function leave_screens() returns trigger language plpgsql as $$
begin
  update screen set categories = array_remove(categories, old.id), version = version + 1
    where competition_id = old.competition_id and categories @> array[old.id];
  return null;
end $$;
create trigger leave_screens after delete on category for each row execute function leave_screens();
update screen s set version = version + 1, categories = array(
  select shown.id from unnest(s.categories) with ordinality as shown (id, place)
  where shown.id = s.competition_id
    or shown.id in (select id from category where competition_id = s.competition_id)
  order by shown.place)
where exists (select from unnest(s.categories) as shown (id) where shown.id <> s.competition_id
  and shown.id not in (select id from category where competition_id = s.competition_id));

-- Draws, and people said to be absent, so far: screens that show the raffle read it again.
alter table raffle add column changes integer not null default 0;
create function raise_raffle() returns trigger language plpgsql as $$
begin
  update raffle set changes = changes + 1
    where competition_id = case when tg_op = 'DELETE' then old.competition_id else new.competition_id end;
  return null;
end $$;
create trigger raise_raffle after insert or update or delete on raffle_draw
  for each row execute function raise_raffle();

-- Staff query a result. A question is what organisers ask people who enter.
alter table dispute drop constraint dispute_kind_check;
update dispute set kind = 'QUERY' where kind = 'QUESTION';
alter table dispute add constraint dispute_kind_check check (kind in ('APPEAL', 'QUERY'));
create function dispute_kind() returns trigger language plpgsql as $$
begin
  -- What servers from before call it; goes a version later.
  if new.kind = 'QUESTION' then new.kind := 'QUERY'; end if;
  return new;
end $$;
create trigger dispute_kind before insert or update of kind on dispute for each row execute function dispute_kind();
update audit set details = jsonb_set(details, '{kind}', '"QUERY"')
where kind in ('dispute.opened', 'dispute.withdrawn') and details ->> 'kind' = 'QUESTION';
