-- Compatible: servers from before do without.
-- Which history of the data this is. A restore and a promotion begin another one: what nodes and phones
-- remember may be missing from it, although it goes by the same versions (decision 092).
create table database_epoch (
  one       boolean primary key default true check (one),
  id        uuid not null default gen_random_uuid(),
  began_at  timestamptz not null default now(),
  -- Of the server and the tables it began on; null = no node has seen it yet.
  made_on   text
);
insert into database_epoch default values;
