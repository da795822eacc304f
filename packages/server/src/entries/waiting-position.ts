/** The order in which places are given: as organisers put them, then as they came. @param entry its name in the query */
export const byWaitingPlace = (entry: string): string =>
  `coalesce(${entry}.waiting_place, 2147483647), ${entry}.id`;

/** A column: the place of entry `e` on the waiting list of its category, from 1; null for those who have a place. */
export const waitingPosition = `case when e.status = 'WAITING' then (
    select count(*)::int from entry w where w.competition_id = e.competition_id and w.category_id = e.category_id
      and w.status = 'WAITING' and (${byWaitingPlace('w')}) <= (${byWaitingPlace('e')})) end`;
