-- What a hall screen shows: the boards, the queues that climbers join, or the raffle.
alter table screen
  add column shows text not null default 'BOARDS' check (shows in ('BOARDS', 'QUEUES', 'RAFFLE'));
update screen set shows = 'QUEUES' where queues;
alter table screen drop column queues;

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
update audit set details = jsonb_set(details, '{kind}', '"QUERY"')
where kind in ('dispute.opened', 'dispute.withdrawn') and details ->> 'kind' = 'QUESTION';
