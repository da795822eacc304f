-- How a league counts.
alter table league
  -- Only so many of the best competitions count; null = all.
  add column best_of integer check (best_of > 0),
  -- PLACES: points for the place in each competition; SCORES: the scores themselves are added.
  add column scoring text not null default 'PLACES' check (scoring in ('PLACES', 'SCORES'));
