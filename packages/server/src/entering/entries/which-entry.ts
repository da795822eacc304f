/* SQL for choosing one of a person's entries. `competition` and `person` are expressions. */

/** Their entry in the stage opened last, of those they are in. */
export const latestEntry = (competition: string, person: string): string => `(
  select o.id from entry o join stage s on s.competition_id = o.competition_id and s.id = o.stage_id
  where o.competition_id = ${competition} and o.profile_id = ${person}
  order by s.opened_at is not null desc, s.position desc limit 1)`;

/** Their first entry. */
export const firstEntry = (competition: string, person: string): string => `(
  select o.id from entry o join stage s on s.competition_id = o.competition_id and s.id = o.stage_id
  where o.competition_id = ${competition} and o.profile_id = ${person} order by s.position limit 1)`;

/** How many people have a place in a competition. */
export const placesTaken = (competition: string): string => `(
  select count(distinct o.profile_id)::integer from entry o
  where o.competition_id = ${competition} and o.status <> 'WAITING')`;
