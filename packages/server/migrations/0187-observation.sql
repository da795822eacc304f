-- Compatible: a column that may be missing, and a check that allows more.
-- When a round is observed: start lists say so beside its isolation. Lead on flash and qualifications have observation without isolation.
alter table isolation
  add column observes_at timestamptz,
  drop constraint isolation_check,
  add constraint isolation_says_something check (coalesce(opens_at, closes_at, observes_at) is not null);
