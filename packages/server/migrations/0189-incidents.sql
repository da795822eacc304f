-- Compatible: columns that may be missing. Servers of the version before record no incidents; they list those of newer ones
-- among the disputes, without their hold and without a decision that they know.
-- A technical incident is a dispute that a judge opens: the jury confirms or refuses it (decision 141).
alter table dispute
  add column happened_at timestamptz,
  -- Lead: where the attempt ended.
  add column hold real check (hold >= 0),
  add column plus boolean,
  -- Boulder: the time left.
  add column left_ms integer check (left_ms >= 0),
  drop constraint dispute_kind_check,
  add constraint dispute_kind_check check (kind in ('APPEAL', 'QUERY', 'INCIDENT')),
  drop constraint dispute_state_check,
  add constraint dispute_state_check check (
    state in ('OPEN', 'WITHDRAWN') or state in ('CONFIRMED', 'REFUSED') and kind = 'INCIDENT'
    or state in ('STANDS', 'CHANGED', 'REMOVED') and kind <> 'INCIDENT'),
  drop constraint decided_with_reason,
  add constraint decided_with_reason check (
    (state in ('OPEN', 'WITHDRAWN')) = (after is null) and (after is null) = (reason is null)),
  add constraint recorded_of_incident check (
    (kind = 'INCIDENT') = (happened_at is not null) and (happened_at is null) = (plus is null)
    and (kind = 'INCIDENT' or hold is null and left_ms is null));

-- An appeal and an incident about one result may be open at once.
drop index dispute_open_once;
create unique index dispute_open_once on dispute (competition_id, entry_id, route_id, (kind = 'INCIDENT')) where state = 'OPEN';
-- How many attempts more somebody has on a route: read with every result that is saved.
create index incident_on_result on dispute (competition_id, entry_id, route_id) where kind = 'INCIDENT';

-- The log has the phone's record, and the attempt after it.
alter table command
  drop constraint command_kind_check,
  add constraint command_kind_check check (kind in ('attempts.append', 'attempts.restart', 'attempts.replace',
    'attempts.clear', 'result.confirm', 'result.unconfirm', 'result.mark', 'card.sign', 'card.unsign', 'incident.record',
    'queue.add', 'queue.remove', 'queue.move', 'queue.call', 'queue.skip')) not valid,
  add constraint incident_changes_no_result check (kind <> 'incident.record' or stream_version is null) not valid;
