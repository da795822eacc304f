-- Which token a refresh token was given for: the one before it may still come back for a moment, those before that may not.
alter table refresh_token add column parent bytea;
create index refresh_token_parent on refresh_token (parent) where parent is not null;
