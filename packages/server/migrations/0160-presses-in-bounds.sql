-- Compatible: servers from before write nothing that it refuses.
-- Presses of a clock have a date and count from 1: what a hall or a file brings stops no clock.
delete from clock_press
where version > 100000 or not isfinite(made_at) or not isfinite(machine_started_at);
alter table clock_press
  add constraint clock_press_counted check (version <= 100000),
  add constraint clock_press_has_date check (isfinite(made_at) and isfinite(machine_started_at));
