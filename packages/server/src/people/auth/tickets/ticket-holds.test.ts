import { testApi } from '../../../testing.ts';
import { ticketHoldsOf } from './ticket-holds.ts';

const api = testApi();

it('looks up one ticket, and never collects all of them while nothing is known of the tables', async () => {
  const text = `explain select id from session_family family where id = gen_random_uuid() and ${ticketHoldsOf('family')}`;
  const rows = await api.db.rows<{ queryPlan: string }>({ name: 'ticket-holds.plan', text }, []);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('ticket_pkey');
  expect(plan).not.toContain('hashed SubPlan');
});
