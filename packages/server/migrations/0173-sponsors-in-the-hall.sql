-- Compatible: it allows more than servers from before write.
-- Screens of the hall show the sponsors, too.
alter table screen
  drop constraint screen_shows_check,
  add constraint screen_shows_check check (shows in ('BOARDS', 'QUEUES', 'RAFFLE', 'SPONSORS'));
