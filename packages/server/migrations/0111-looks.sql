-- What in the results was worth a look, and looks right. The key names it: kind, people, route or moment.
create table look_put_away (
  competition_id uuid not null references competition (id) on delete cascade,
  key            text not null check (length(key) between 1 and 200),
  put_away_by    uuid references profile (id) on delete set null,
  put_away_at    timestamptz not null default now(),
  primary key (competition_id, key)
);
create index look_put_away_by on look_put_away (put_away_by) where put_away_by is not null;
