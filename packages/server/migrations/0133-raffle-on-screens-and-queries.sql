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
