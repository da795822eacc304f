-- The sign-in that came of a code: a second use of the code ends it.
alter table auth_code add column family_id uuid references session_family (id) on delete set null;
