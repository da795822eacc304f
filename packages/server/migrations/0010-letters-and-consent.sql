-- A mail keeps what it says; words and looks are made of it when it leaves, with links to the host of that moment.
alter table mail add column letter jsonb;
update mail set letter = jsonb_build_object('subject', subject, 'paragraphs', jsonb_build_array(body));
alter table mail alter column letter set not null, drop column subject, drop column body;

-- Which text somebody accepted, and when.
create table consent (
  account_id  uuid not null references account (id) on delete cascade,
  document    text not null check (document in ('terms', 'privacy')),
  version     text not null check (length(version) between 1 and 40),
  accepted_at timestamptz not null default now(),
  primary key (account_id, document, version)
);
insert into consent (account_id, document, version, accepted_at)
  select id, 'terms', 'unrecorded', accepted_terms_at from account;
alter table account drop column accepted_terms_at;

-- A new e-mail holds once a link that was sent to it has been opened.
create table email_change (
  hash       bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  email      text not null check (length(email) <= 320),
  expires_at timestamptz not null,
  used_at    timestamptz
);
