-- Compatible: a column with a default, which older servers leave alone.
-- Since when a move of a competition between cells has been at its step: changes wait for a minute at most (decision 116).
alter table cell_move add since timestamptz not null default now();
