-- A tablet that is handed round: it opens the card of whoever types their number, in one competition. It holds nobody's own sign-in.
create table desk_tablet (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  name           text not null check (length(name) between 1 and 40),
  secret_hash    bytea not null unique,
  made_at        timestamptz not null default now(),
  made_by        uuid references profile (id) on delete set null,
  -- When it last opened a card.
  used_at        timestamptz,
  ended_at       timestamptz,
  ended_by       uuid references profile (id) on delete set null,
  primary key (competition_id, id),
  check (ended_at is not null or ended_by is null)
);

-- A sign-in belongs to an account, to a ticket, or to a climber at a tablet.
alter table session_family
  add column tablet_competition_id uuid,
  add column tablet_id uuid,
  add column tablet_profile_id uuid,
  add constraint session_family_tablet foreign key (tablet_competition_id, tablet_id)
    references desk_tablet (competition_id, id) on delete cascade,
  add constraint session_family_climber foreign key (tablet_competition_id, tablet_profile_id)
    references registration (competition_id, profile_id) on delete cascade,
  drop constraint session_family_of_one,
  add constraint session_family_of_one check (
    num_nonnulls(ticket_competition_id, ticket_profile_id, ticket_serial) in (0, 3)
    and num_nonnulls(tablet_competition_id, tablet_id, tablet_profile_id) in (0, 3)
    and num_nonnulls(account_id, ticket_profile_id, tablet_profile_id) = 1);
create index session_family_of_tablet on session_family (tablet_competition_id, tablet_id) where tablet_id is not null;
create index session_family_at_tablet on session_family (tablet_competition_id, tablet_profile_id)
  where tablet_id is not null;
