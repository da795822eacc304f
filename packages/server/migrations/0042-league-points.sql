-- What each place is worth in a league.
alter table league
  -- The first place first; null = the usual points.
  add column place_points integer[] check (cardinality(place_points) between 1 and 200 and 0 <= all (place_points));
