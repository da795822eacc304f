-- Compatible: a column that may be missing; servers of the version before publish without it.
-- Published teams also follow from the competition's set-up: the settings, who is in which team, who is a woman or a man.
-- The set-up's version once they were published; null = no teams in it.
alter table publication add column config_version bigint;
