-- A one-time code ends with the sign-in that asked for it; null = a link by mail.
alter table auth_code add column made_by uuid references session_family (id) on delete cascade;
create index auth_code_maker on auth_code (made_by) where made_by is not null;

-- The sign-in that asked for a new e-mail stays when the others end.
alter table email_change add column asked_by uuid references session_family (id) on delete set null;

-- Whatever an account has given out ends at once.
create index auth_code_account on auth_code (account_id);
create index password_reset_account on password_reset (account_id);
create index email_change_account on email_change (account_id);
