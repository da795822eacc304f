-- Backups that were written, and each day's own: every node tells the age of the last one, and of several nodes one
-- writes the daily one.
create table backup (
  id       uuid primary key,
  -- Whose daily backup it is, by the clock of the node that makes it; null = somebody asked for it.
  day      date unique,
  -- Of the last try.
  began_at timestamptz not null default now(),
  -- Of the last try that ended.
  ended_at timestamptz,
  -- Of the file.
  bytes    bigint check (bytes > 0),
  -- Why there is no file.
  fault    text,
  constraint ended_well_or_not check (num_nonnulls(bytes, fault) = (ended_at is not null)::int)
);
create index backup_ended on backup (ended_at desc);
