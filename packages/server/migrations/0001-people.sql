-- Accounts, profiles, sessions, pictures.

create table profile (
  id               uuid primary key,
  parent_id        uuid references profile (id) on delete cascade,
  first_name       text not null default '' check (length(first_name) <= 100),
  last_name        text not null default '' check (length(last_name) <= 100),
  year_of_birth    smallint check (year_of_birth between 1850 and 2200),
  gender           text check (gender in ('MALE', 'FEMALE', 'OTHER')),
  -- The adult's choice to show a minor's full name in public.
  full_name_public boolean not null default false,
  picture_id       uuid,
  -- Set when a profile with attempts was deleted: the name is then "Competitor {number}".
  anonymised_at    timestamptz,
  created_at       timestamptz not null default now()
);
create index profile_parent on profile (parent_id) where parent_id is not null;

create table account (
  id            uuid primary key,
  profile_id    uuid not null unique references profile (id) on delete cascade,
  email         text not null check (length(email) <= 320),
  password_hash text not null,
  accepted_terms_at timestamptz not null default now(),
  created_at    timestamptz not null default now()
);
create unique index account_email on account (lower(email));

-- One session family per sign-in: revoking it ends every token of that sign-in.
create table session_family (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index session_family_account on session_family (account_id);

-- Tokens are stored as SHA-256 of 32 random bytes. family_id is null for guests.
create table access_token (
  hash       bytea primary key,
  family_id  uuid references session_family (id) on delete cascade,
  expires_at timestamptz not null
);
create index access_token_expiry on access_token (expires_at);

create table refresh_token (
  hash       bytea primary key,
  family_id  uuid not null references session_family (id) on delete cascade,
  expires_at timestamptz not null,
  -- Spent tokens stay, so that a second use is noticed.
  used_at    timestamptz
);
create index refresh_token_family on refresh_token (family_id);

create table auth_code (
  hash         bytea primary key,
  account_id   uuid not null references account (id) on delete cascade,
  redirect_uri text not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create table password_reset (
  hash       bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz
);

create table media (
  id           uuid primary key,
  owner_id     uuid references profile (id) on delete set null,
  type         text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  capture_time timestamptz,
  -- Null until the file was received, decoded and re-encoded.
  stored_at    timestamptz,
  created_at   timestamptz not null default now()
);
alter table profile add foreign key (picture_id) references media (id) on delete set null;

-- Mail that is to be sent: written in the transaction of its cause, sent afterwards.
create table mail (
  id         uuid primary key,
  recipient  text not null,
  subject    text not null,
  body       text not null,
  attempts   smallint not null default 0,
  due_at     timestamptz not null default now(),
  sent_at    timestamptz,
  created_at timestamptz not null default now()
);
create index mail_due on mail (due_at) where sent_at is null;
