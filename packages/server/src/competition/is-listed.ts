/**
 * Why competition `c` is missing from the home page although its organiser listed it; null if it is there.
 */
export const heldBack = `(case
  when c.hidden_at is not null then 'HOST'
  when exists (select from account o where o.profile_id = c.master_judge_id and o.email_confirmed_at is null) then 'EMAIL'
end)`;

/**
 * Whether everybody can find competition `c`: listed by an organiser who has confirmed their address, and not
 * hidden by the host.
 */
export const isListed = `(c.listed and ${heldBack} is null)`;
