-- Compatible: a column that may be missing; servers of the version before publish without it.
-- Why official results were changed: lists print it with the time.
alter table publication add column reason text check (reason <> '' and char_length(reason) <= 200);
