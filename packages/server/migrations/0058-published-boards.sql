-- The boards as they stood when results were read for publishing: the sum of their versions. Another sum means that they were
-- changed since; null, that it was published before this was written down. A moment would not do: a change that began earlier may
-- be stored later.
alter table publication add column board_version bigint;
