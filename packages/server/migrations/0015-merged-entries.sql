-- Whose entry somebody's became, while that holds: what a judge still sends for the one goes to the other.
create table merged_entry (
  competition_id    uuid not null references competition (id) on delete cascade,
  profile_id        uuid not null,
  target_profile_id uuid not null,
  -- What the merge found and did: undoing it starts there.
  audit_id          uuid not null,
  primary key (competition_id, profile_id),
  foreign key (competition_id, audit_id) references audit (competition_id, id) on delete cascade,
  constraint merged_into_another check (profile_id <> target_profile_id)
);
create index audit_entry on audit (competition_id, entry_id, created_at);
