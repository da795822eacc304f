-- Compatible: one kind of command more. Servers of the version before refuse it and take everything else; what they read in
-- the log they name by its kind.
-- A judge's phone takes an incident back as it records one, also without a network (decision 141).
alter table command
  drop constraint command_kind_check,
  add constraint command_kind_check check (kind in ('attempts.append', 'attempts.restart', 'attempts.replace',
    'attempts.clear', 'result.confirm', 'result.unconfirm', 'result.mark', 'card.sign', 'card.unsign', 'incident.record',
    'incident.withdraw', 'queue.add', 'queue.remove', 'queue.move', 'queue.call', 'queue.skip')) not valid,
  drop constraint incident_changes_no_result,
  add constraint incident_changes_no_result check (
    kind not in ('incident.record', 'incident.withdraw') or stream_version is null) not valid;
