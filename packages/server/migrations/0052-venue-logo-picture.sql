-- A logo that was uploaded; it belongs to the venue, whoever brought it.
alter table venue add column logo_id uuid references media (id) on delete set null;
