-- Compatible: without the index the version before reads a board a little slower; signatures come off as they did.

-- Each attempt raises its result's version: with an index by it, all four had to be written for every attempt, and nothing took the
-- old entries away while people climbed. What changed on a board is found by its entries: none is older than its results.
drop index result_version;

create function take_signatures_off_entry(competition uuid, signed uuid, newest bigint) returns void language sql as $$
  update entry set signed_at = null, marker_signed_at = null, signatures_off_at = now(), version = greatest(version, newest)
  where competition_id = competition and id = signed
$$;

-- Once for all that a statement wrote. Only whose card is signed is compared.
create function take_signatures_off_cards() returns trigger language plpgsql as $$
begin
  perform take_signatures_off_entry(w.competition_id, w.entry_id, max(w.version)) from written w
  where (
      select coalesce(e.signed_at, e.marker_signed_at) from entry e
      where e.competition_id = w.competition_id and e.id = w.entry_id) is not null
    and not exists (
      select from before b
      where (b.competition_id, b.entry_id, b.route_id) = (w.competition_id, w.entry_id, w.route_id)
        and (b.tries, b.top, b.zone1, b.zone2, b.hold, b.plus, b.duration_ms, coalesce(b.climbed_version, b.stream_version))
          is not distinct from (
            w.tries, w.top, w.zone1, w.zone2, w.hold, w.plus, w.duration_ms, coalesce(w.climbed_version, w.stream_version))
        and (b.confirmed_at is null or w.confirmed_at is not null)
        and (w.mark is not distinct from b.mark or w.mark is null or w.confirmed_at is not null))
  group by w.competition_id, w.entry_id;
  return null;
end $$;

create function take_signatures_off_new_cards() returns trigger language plpgsql as $$
begin
  perform take_signatures_off_entry(w.competition_id, w.entry_id, max(w.version)) from written w
  where (w.tries > 0 or w.mark is not null)
    and (
      select coalesce(e.signed_at, e.marker_signed_at) from entry e
      where e.competition_id = w.competition_id and e.id = w.entry_id) is not null
  group by w.competition_id, w.entry_id;
  return null;
end $$;

drop trigger changed_signed_result on result;
create trigger changed_signed_result after update on result
  referencing old table as before new table as written for each statement execute function take_signatures_off_cards();
drop trigger new_signed_result on result;
create trigger new_signed_result after insert on result
  referencing new table as written for each statement execute function take_signatures_off_new_cards();
