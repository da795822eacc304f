/** A column: the place of entry `e` on the waiting list of its category, from 1; null for those who have a place. */
export const waitingPosition = `case when e.status = 'WAITING' then (
    select count(*)::int from entry w where w.competition_id = e.competition_id and w.category_id = e.category_id
      and w.status = 'WAITING' and w.id <= e.id) end`;
