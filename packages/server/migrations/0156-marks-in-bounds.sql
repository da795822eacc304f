-- Compatible: servers from before write nothing that it refuses.
-- Times of isolation are dates, and versions count from 1: what a hall or a file brings breaks no board.
delete from isolation where not isfinite(opens_at) or not isfinite(closes_at);
alter table isolation add constraint isolation_has_dates check (isfinite(opens_at) and isfinite(closes_at));
delete from marshal_mark where version > 100000 or not isfinite(made_at);
alter table marshal_mark
  add constraint marshal_mark_counted check (version <= 100000),
  add constraint marshal_mark_has_date check (isfinite(made_at));
delete from plan_change where version > 100000 or not isfinite(made_at);
alter table plan_change
  add constraint plan_change_counted check (version <= 100000),
  add constraint plan_change_has_date check (isfinite(made_at));
