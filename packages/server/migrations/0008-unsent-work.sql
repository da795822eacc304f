-- Commands that were on a judge's phone when it was last heard of: organisers see who has work to send.
alter table competition_role add column unsent integer not null default 0 check (unsent >= 0);
