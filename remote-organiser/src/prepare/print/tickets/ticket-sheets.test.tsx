// The screen in the real router, against a real HTTP server in this process that plays the API.
import type { Ticket } from '@topout/contract';
import {
  aCompetition,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { aResultRow, someResults } from '../../../finish/results/testing.ts';
import { routes } from '../../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const other = '0198a5c0-1111-7000-8000-0000000000b2';

const kim: Ticket = {
  user: someUuid,
  name: 'Kim Climber',
  competitorNumber: '17',
  category: 'Open',
  code: 'WRMM-0Q5YR',
};
const alex: Ticket = { ...kim, user: other, name: 'Alex Climber', competitorNumber: '9', code: 'ABCD-EFGH0' };

function print(tickets: readonly Ticket[] = [kim, alex]) {
  const competition = aCompetition({ role: 'MASTER', judgeKey: 'THE KEY' });
  api.answer({
    [`GET ${its}`]: competition,
    [`GET ${its}/results.json`]: someResults([aResultRow(1)]),
    [`GET venues/${competition.venues[0]?.uuid ?? ''}/routes`]: [],
    [`POST ${its}/tickets`]: { data: tickets },
  });
  return renderRoutes(routes, { at: `/${someCompetition}/print?sheet=tickets`, signedInAs: someUuid });
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('makes tickets when asked, not by looking, and shows them by number with code and address', async () => {
  const { user } = print();
  const make = await screen.findByRole('button', { name: 'Make tickets' });
  expect(api.called(`POST ${its}/tickets`)).toEqual([]);
  await user.click(make);
  expect(await screen.findByText('WRMM-0Q5YR')).toBeVisible();
  expect(names()).toEqual(['Alex Climber', 'Kim Climber']);
  expect(screen.getByText('17 · Open')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ticket of Kim Climber' })).toBeVisible();
  expect(screen.getAllByText(`or type the code at ${window.location.host}/ticket`)).toHaveLength(2);
  expect(screen.queryByRole('checkbox', { name: /Compact/ })).not.toBeInTheDocument();
});

it('offers to print once there is something to print', async () => {
  const { user } = print();
  const make = await screen.findByRole('button', { name: 'Make tickets' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument());
  expect(screen.queryByText(/^About/)).not.toBeInTheDocument();
  await user.click(make);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByText('About 1 page')).toBeVisible();
});

it('says that nobody needs one', async () => {
  const { user } = print([]);
  await user.click(await screen.findByRole('button', { name: 'Make tickets' }));
  expect(await screen.findByText('Nobody needs a ticket')).toBeVisible();
});

it('gives a new code after asking', async () => {
  const { user } = print();
  api.answer({ [`POST ${its}/tickets/${someUuid}/renew`]: { ...kim, code: 'NEWC-0DE00' } });
  await user.click(await screen.findByRole('button', { name: 'Make tickets' }));
  await user.click(await screen.findByRole('button', { name: 'New code for Kim Climber' }));
  const dialog = await screen.findByRole('dialog', { name: 'A new code for Kim Climber?' });
  await user.click(within(dialog).getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('NEWC-0DE00')).toBeVisible();
  expect(screen.queryByText('WRMM-0Q5YR')).not.toBeInTheDocument();
});

it('revokes after asking', async () => {
  const { user } = print();
  api.answer({ [`DELETE ${its}/tickets/${someUuid}`]: null });
  await user.click(await screen.findByRole('button', { name: 'Make tickets' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke the ticket of Kim Climber' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke the ticket of Kim Climber?' });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(names()).toEqual(['Alex Climber']));
  api.answer({ [`POST ${its}/tickets/${someUuid}/renew`]: { ...kim, code: 'NEWC-0DE00' } });
  expect(screen.getByRole('heading', { name: 'Revoked' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New code for Kim Climber' }));
  expect(await screen.findByText('NEWC-0DE00')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Revoked' })).not.toBeInTheDocument();
});
