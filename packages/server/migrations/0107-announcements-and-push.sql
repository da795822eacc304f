-- What organisers tell people. A withdrawn one stays for the organisers' list.
create table announcement (
  competition_id uuid not null references competition (id) on delete cascade,
  id             uuid not null,
  text           text not null check (length(text) between 1 and 280),
  audience       text not null check (audience in ('EVERYBODY', 'CATEGORY', 'JUDGES', 'STAFF')),
  category_id    uuid,
  made_by        uuid references profile (id) on delete set null,
  made_at        timestamptz not null default now(),
  withdrawn_at   timestamptz,
  withdrawn_by   uuid references profile (id) on delete set null,
  primary key (competition_id, id),
  foreign key (competition_id, category_id) references category (competition_id, id) on delete cascade,
  check ((audience = 'CATEGORY') = (category_id is not null)),
  check (withdrawn_at is not null or withdrawn_by is null)
);
create index announcement_newest on announcement (competition_id, made_at);

-- Where a device of a sign-in can be reached while the app is closed, and what it wants to be told.
create table push_subscription (
  family_id   uuid primary key references session_family (id) on delete cascade,
  endpoint    text not null unique check (length(endpoint) <= 2000),
  -- The device's public key and secret: only it can read what is sent.
  public_key  bytea not null check (octet_length(public_key) = 65),
  auth_secret bytea not null check (octet_length(auth_secret) = 16),
  kinds       text[] not null,
  made_at     timestamptz not null default now(),
  -- When its push service last took a message.
  told_at     timestamptz,
  -- The service asked to wait until then.
  quiet_until timestamptz
);

-- Messages on their way to devices. A row ends with its delivery, whatever comes of it.
create table push_message (
  id         uuid primary key,
  family_id  uuid not null references push_subscription (family_id) on delete cascade,
  kind       text not null,
  -- Of several that wait, only the newest of a topic is of use.
  topic      text not null check (length(topic) <= 32),
  content    jsonb not null,
  attempts   smallint not null default 0,
  -- Null = a node is sending it, or stopped while it did: it is never sent twice.
  due_at     timestamptz default now(),
  expires_at timestamptz not null
);
create index push_message_due on push_message (due_at) where due_at is not null;
create index push_message_of on push_message (family_id, topic);

-- However a sign-in ends (signing out, a new password, a revoked ticket), its device is told nothing more.
create function forget_pushes() returns trigger language plpgsql as $$
begin
  delete from push_subscription where family_id = new.id;
  return null;
end $$;
create trigger session_family_ended after update of revoked_at on session_family
  for each row when (new.revoked_at is not null) execute function forget_pushes();
