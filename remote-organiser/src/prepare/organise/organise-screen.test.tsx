// The screen in the real router, against a real HTTP server in this process that stands for the API.
import type { OwnCompetition } from '@topout/contract';
import {
  aCompetitionSummary,
  aPage,
  breakLine,
  fakeApi,
  renderRoutes,
  screen,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../routes.tsx';
import { uuidOf } from '../../run/board/testing.ts';

const api = fakeApi();
const anOwn = (n: number): OwnCompetition => ({
  ...aCompetitionSummary({ uuid: uuidOf(n), name: `Cup ${n}` }),
  listed: true,
  role: 'MASTER',
  league: null,
});
const first = 'GET profiles/me/competitions';

it('shows more on request, also after the line was away', async () => {
  api.answer({
    [first]: aPage([anOwn(1)], '/api/profiles/me/competitions?page=2'),
    [`${first}?page=2`]: breakLine,
  });
  const { user } = renderRoutes(routes, { at: '/organise', signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const more = screen.getByRole('button', { name: 'Show more' });
  // While it is being read, the button takes no press.
  await waitFor(() => expect(more).toBeEnabled(), { timeout: 15_000 });
  api.answer({ [`${first}?page=2`]: aPage([anOwn(2)]) });
  await user.click(more);
  expect(await screen.findByRole('link', { name: 'Cup 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cup 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
}, 30_000);

it('searches where there are more than a page, on the server', async () => {
  const found = `${first}?search=spring`;
  api.answer({
    [first]: aPage([anOwn(1)], '/api/profiles/me/competitions?page=2'),
    [found]: aPage([anOwn(51)]),
    [`${first}?search=springs`]: aPage([]),
  });
  const { user } = renderRoutes(routes, { at: '/organise', signedInAs: someUuid });
  const field = await screen.findByRole('searchbox', { name: 'Search my competitions' });
  await user.type(field, 'spring');
  expect(await screen.findByRole('link', { name: 'Cup 51' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cup 1' })).not.toBeInTheDocument();
  await user.type(field, 's');
  expect(await screen.findByText('None of your competitions matches “springs”.')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByText('Clear search'));
  expect(await screen.findByRole('link', { name: 'Cup 1' })).toBeVisible();
  expect(field).toHaveValue('');
});

it('has nothing to search for while one page holds them all', async () => {
  api.answer({ [first]: aPage([anOwn(1)]) });
  renderRoutes(routes, { at: '/organise', signedInAs: someUuid });
  expect(await screen.findByRole('link', { name: 'Cup 1' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('says what to do while there is nothing', async () => {
  api.answer({ [first]: aPage([]) });
  renderRoutes(routes, { at: '/organise', signedInAs: someUuid });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});
