/** Longer than anybody logs without a pause; what is unsent then goes out with a new sign-in. */
const longest = '1 hour';

/** SQL: a tablet `d` opens cards: until it is taken back, or twelve hours after the competition. */
export const tabletHolds = `(d.ended_at is null
  and exists (select from competition c where c.id = d.competition_id and c.ends_at + interval '12 hours' > now()))`;

/**
 * SQL: a tablet opens that person's card in the competition: they are entered with a place, and do not work there. A
 * number must not lend anybody the rights of a judge.
 */
export const opensCardOf = (competition: string, profile: string): string => `(
  exists (select from entry e where e.competition_id = ${competition} and e.profile_id = ${profile} and e.status <> 'WAITING')
  and exists (select from profile p where p.id = ${profile} and p.anonymised_at is null)
  and not exists (select from competition_role w
    where w.competition_id = ${competition} and w.profile_id = ${profile} and w.revoked_at is null))`;

/** SQL: a sign-in is not by tablet, or by one that still holds, for a card it may open. @param family its alias */
export const tabletHoldsOf = (family: string): string => `(${family}.tablet_id is null or (
  ${family}.created_at + interval '${longest}' > now()
  and ${opensCardOf(`${family}.tablet_competition_id`, `${family}.tablet_profile_id`)}
  and exists (select from desk_tablet d where d.competition_id = ${family}.tablet_competition_id
    and d.id = ${family}.tablet_id and ${tabletHolds})))`;
