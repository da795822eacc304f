-- Climber and marker sign a card, each for themselves. Any change of what they signed takes both signatures off.
alter table entry
  add column signed_at timestamptz,
  add column marker_signed_at timestamptz,
  -- When a change took signatures off; null once somebody has signed again.
  add column signatures_off_at timestamptz,
  add constraint signed_or_off check (
    signatures_off_at is null or signed_at is null and marker_signed_at is null);

-- Says which card, not which result: the log holds who signed what.
alter table command
  drop constraint command_kind_check,
  add constraint command_kind_check check (kind in ('attempts.append', 'attempts.replace', 'attempts.clear',
    'result.confirm', 'result.unconfirm', 'result.mark', 'card.sign', 'card.unsign', 'queue.add', 'queue.remove',
    'queue.move', 'queue.call', 'queue.skip')) not valid,
  add constraint signature_changes_no_result check (kind not like 'card.%' or stream_version is null) not valid;

-- The card shows them.
create trigger raise_board_of_signature before update on entry
  for each row when (
    new.version = old.version and (new.signed_at, new.marker_signed_at, new.signatures_off_at)
      is distinct from (old.signed_at, old.marker_signed_at, old.signatures_off_at))
  execute function raise_board_of_entry();

-- Whoever exchanges the marker signs anew.
create function take_signatures_off() returns trigger language plpgsql as $$
begin
  new.signed_at = null;
  new.marker_signed_at = null;
  new.signatures_off_at = now();
  return new;
end $$;
create trigger exchanged_marker before update of partner_id on entry
  for each row when (
    new.partner_id is not null and new.partner_id is distinct from old.partner_id
    and coalesce(old.signed_at, old.marker_signed_at) is not null)
  execute function take_signatures_off();

-- A result changed, came or went, or a difference opened. The result's version is its board's newest: whoever knows
-- the card by that reads it again.
create function take_signatures_off_card() returns trigger language plpgsql as $$
declare changed record;
begin
  if tg_op = 'DELETE' then changed = old; else changed = new; end if;
  update entry set signed_at = null, marker_signed_at = null, signatures_off_at = now(),
    version = greatest(version, changed.version)
  where competition_id = changed.competition_id and id = changed.entry_id
    and (signed_at is not null or marker_signed_at is not null);
  return null;
end $$;

create trigger changed_signed_result after update on result
  for each row when (
    (new.entry_id, new.route_id, new.tries, new.top, new.zone1, new.zone2, new.hold, new.plus, new.duration_ms,
      coalesce(new.climbed_version, new.stream_version))
      is distinct from (
      old.entry_id, old.route_id, old.tries, old.top, old.zone1, old.zone2, old.hold, old.plus, old.duration_ms,
      coalesce(old.climbed_version, old.stream_version))
    or old.confirmed_at is not null and new.confirmed_at is null
    or new.mark is distinct from old.mark and new.mark is not null and new.confirmed_at is null)
  execute function take_signatures_off_card();
create trigger new_signed_result after insert on result
  for each row when (new.tries > 0 or new.mark is not null)
  execute function take_signatures_off_card();
create trigger gone_signed_result after delete on result
  for each row when (old.tries > 0)
  execute function take_signatures_off_card();
