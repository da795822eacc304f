-- Compatible: it only adds columns, which the servers before neither read nor write.
-- Screens that lie over a stream's picture, beside those of the hall.
alter table screen
  -- Decided when it is named. Its order is always its own.
  add column overlay       boolean not null default false,
  -- Shown in turn, in this order; empty = nothing is on air.
  add column pages         text[] not null default '{}'
    check (pages <@ array['now', 'last', 'top', 'board', 'bracket', 'next', 'clock', 'sponsor']),
  -- Of the page `top`.
  add column top_rows      smallint not null default 5 check (top_rows between 3 and 10),
  -- The entry whose climber the page `now` shows; null, or one that is gone = whoever's result changed last.
  add column climber       uuid,
  -- After so long without a line, the last picture goes.
  add column quiet_minutes smallint not null default 5 check (quiet_minutes between 1 and 120),
  add check (overlay or pages = '{}'),
  add check (own or not overlay);
