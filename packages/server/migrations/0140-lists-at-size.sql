-- Compatible: indexes only.
-- What a person works for, and runs: also what the deletion of a profile looks for.
create index competition_master on competition (master_judge_id);
create index league_owner on league (owner_id) where owner_id is not null;
-- How many have a place in a competition, without reading their entries.
create index entry_placed on entry (competition_id, profile_id) where status <> 'WAITING';
-- The history by who did it, by route and by whom it is about.
create index command_person on command (competition_id, actor_id, received_at);
create index command_route on command (competition_id, route_id, received_at);
create index command_competitor on command (competition_id, competitor_id);
create index audit_person on audit (competition_id, actor_id, created_at);
create index audit_user on audit (competition_id, (details ->> 'user')) where details ->> 'user' is not null;
create index audit_target on audit (competition_id, (details ->> 'target_user')) where details ->> 'target_user' is not null;
create index audit_source on audit (competition_id, (details ->> 'source')) where details ->> 'source' is not null;
