-- Each screen of a hall by name, beside the order that is common to all ('').
alter table screen
  add column name  text not null default '' check (name ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and length(name) <= 20),
  -- Has an order of its own; without, it follows the common one.
  add column own   boolean not null default false,
  -- In the list of the organisers, who may name twenty.
  add column place smallint not null default 0 check (place between 0 and 20),
  drop constraint screen_pkey,
  add primary key (competition_id, name),
  add unique (competition_id, place),
  add check ((name = '') = (place = 0)),
  add check (name <> '' or not own);
