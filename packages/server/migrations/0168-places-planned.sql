-- Compatible: a column that may be empty, which older servers leave alone.
-- How many of each category are to go on from a stage, decided before it ends.
alter table stage add planned_quota integer check (planned_quota between 1 and 2000);
