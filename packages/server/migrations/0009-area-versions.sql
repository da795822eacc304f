-- Raised by every change of an area, so that two organisers who change one do not overwrite each other unseen.
alter table judging_group add column version integer not null default 1;
