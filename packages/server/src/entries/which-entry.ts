/*
 * SQL for which of a person's entries is meant. `competition` and `person` are expressions.
 */

/** The entry of the last stage that was opened, of those in which somebody is. */
export const latestEntry = (competition: string, person: string): string => `(
  select o.id from entry o join stage s on s.competition_id = o.competition_id and s.id = o.stage_id
  where o.competition_id = ${competition} and o.profile_id = ${person}
  order by s.opened_at is not null desc, s.position desc limit 1)`;

/** The entry with which somebody began. */
export const firstEntry = (competition: string, person: string): string => `(
  select o.id from entry o join stage s on s.competition_id = o.competition_id and s.id = o.stage_id
  where o.competition_id = ${competition} and o.profile_id = ${person} order by s.position limit 1)`;

/** How many people have a place in a competition. */
export const placesTaken = (competition: string): string => `(
  select count(distinct o.profile_id)::integer from entry o
  where o.competition_id = ${competition} and o.status <> 'WAITING')`;
