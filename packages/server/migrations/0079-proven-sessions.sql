-- Whether a sign-in began with a password or a mailed link, and not with a code that another sign-in asked for.
alter table session_family add column proven boolean not null default true;
