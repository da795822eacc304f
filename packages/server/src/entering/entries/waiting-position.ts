/** SQL: entries `w` with their registrations `r`. */
export const registered = `entry w join registration r on r.competition_id = w.competition_id and r.profile_id = w.profile_id`;

/** The order in which people get places: as organisers sorted them, then as they came. */
export const byTurn = 'r.waiting_place nulls last, w.id';

/** A column: the place of entry `e` on its category's waiting list, from 1; null for people with a place. */
export const waitingPosition = `case when e.status = 'WAITING' then (
    select turn.place from (
      select w.id, row_number() over (order by ${byTurn})::int as place from ${registered}
      where w.competition_id = e.competition_id and w.category_id = e.category_id and w.status = 'WAITING') turn
    where turn.id = e.id) end`;
