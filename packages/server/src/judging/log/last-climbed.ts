/**
 * SQL: when the person of some entries last climbed, as far as that can be known. Phones say when an attempt was
 * made; what climbers log themselves counts from when it came in, if that is later.
 *
 * @param entries SQL, a list of their entries' uuids; `$1` is the competition
 */
export const lastClimbed = (entries: string): string => `greatest(
  (select max(attempted_at) from attempt where competition_id = $1 and entry_id = any (${entries})),
  (select max(changed_at) from result
    where competition_id = $1 and entry_id = any (${entries}) and self_logged and tries > 0))`;
