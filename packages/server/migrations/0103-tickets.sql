-- A printed code signs in one registration without an account, in one competition. Codes are not kept: they come from the
-- server's secret and the serial, and the hash with the same secret finds them. A new serial makes the code of before worthless.
create table ticket (
  competition_id uuid not null,
  profile_id     uuid not null,
  serial         integer not null default 1 check (serial > 0),
  code_hash      bytea not null unique,
  made_at        timestamptz not null default now(),
  made_by        uuid references profile (id) on delete set null,
  revoked_at     timestamptz,
  -- Null although revoked: an account took the person over.
  revoked_by     uuid references profile (id) on delete set null,
  primary key (competition_id, profile_id),
  foreign key (competition_id, profile_id) references registration (competition_id, profile_id) on delete cascade,
  check (revoked_at is not null or revoked_by is null)
);

-- A sign-in belongs to an account, or to a ticket as it was printed.
alter table session_family
  alter column account_id drop not null,
  add column ticket_competition_id uuid,
  add column ticket_profile_id uuid,
  add column ticket_serial integer,
  add constraint session_family_ticket foreign key (ticket_competition_id, ticket_profile_id)
    references ticket (competition_id, profile_id) on delete cascade,
  add constraint session_family_of_one check (
    num_nonnulls(ticket_competition_id, ticket_profile_id, ticket_serial) = case when account_id is null then 3 else 0 end);
create index session_family_of_ticket on session_family (ticket_competition_id, ticket_profile_id)
  where ticket_profile_id is not null;
