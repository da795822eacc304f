-- What is left of limits, counted by all nodes. Not worth a log: after a crash everybody begins anew.
-- A row may go once full_at is over: the allowance is whole again.
create unlogged table allowance (
  key     bytea       primary key,
  full_at timestamptz not null
);
create index allowance_full_at on allowance (full_at);

-- What somebody signed in with or from: guesses made elsewhere do not count against it.
create table known_device (
  account_id uuid        not null references account (id) on delete cascade,
  device     bytea       not null,
  seen_at    timestamptz not null default now(),
  primary key (account_id, device)
);
