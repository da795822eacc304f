/**
 * SQL: a ticket `t` signs its holder in: until twelve hours after the competition, as long as the person is
 * entered. Asked at each look, so that nothing that removes an entry needs to know of tickets.
 */
export const ticketHolds = `(t.revoked_at is null
  and exists (select from entry e where e.competition_id = t.competition_id and e.profile_id = t.profile_id)
  and exists (select from profile p where p.id = t.profile_id and p.anonymised_at is null)
  and exists (select from competition c where c.id = t.competition_id and c.ends_at + interval '12 hours' > now()))`;

/**
 * SQL: a sign-in is not by ticket, or by one that still holds and was not renewed. It looks its one ticket up:
 * as `exists`, PostgreSQL would rather collect all tickets at each look while it knows little of the tables.
 *
 * @param family its alias
 */
export const ticketHoldsOf = (family: string): string => `(${family}.ticket_profile_id is null or coalesce((
  select true from ticket t where t.competition_id = ${family}.ticket_competition_id
    and t.profile_id = ${family}.ticket_profile_id and t.serial = ${family}.ticket_serial and ${ticketHolds}), false))`;
