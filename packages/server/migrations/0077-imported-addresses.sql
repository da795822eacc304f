-- The e-mail address that an import gave for somebody without an account: whoever proves it takes their entries over.
create table imported_address (
  profile_id uuid primary key references profile (id) on delete cascade,
  email      text not null check (length(email) <= 320)
);
create index imported_address_email on imported_address (lower(email));
