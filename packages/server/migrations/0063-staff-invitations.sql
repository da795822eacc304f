-- Who was asked by mail to judge or organise. What the link carries is known to the reader of the mail alone.
create table staff_invitation (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  email          text not null check (email = lower(email)),
  role           text not null check (role in ('STAFF_JUDGE', 'STAFF', 'JUDGE')),
  key_hash       bytea not null unique,
  sent_at        timestamptz not null,
  accepted_at    timestamptz,
  accepted_by    uuid references profile (id) on delete set null,
  primary key (competition_id, id),
  unique (competition_id, email),
  check (accepted_by is null or accepted_at is not null)
);
create index staff_invitation_accepted_by on staff_invitation (accepted_by);
