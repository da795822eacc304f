// The person's own list on the home page and on the profile, against a real HTTP server that plays the API.
import type { EnteredCompetition } from '@topout/contract';
import {
  aCompetitionSummary,
  aProfile,
  aVenue,
  breakLine,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();
const child = '0198a5c0-5555-7000-8000-000000000009';
const mine = { user: someUuid, name: 'Ada Rock', own: true, category: 'Women', competitorNumber: null };
const kids = { user: child, name: 'Bo Rock', own: false, category: 'Kids', competitorNumber: '7' };
const entered = (more: Partial<EnteredCompetition> = {}): EnteredCompetition => ({
  uuid: someCompetition,
  name: 'Spring Jam',
  startTime: '2100-03-01T09:00:00Z',
  endTime: '2100-03-01T18:00:00Z',
  status: 'UPCOMING',
  headerColour: '#1f5fd0',
  venue: aVenue(),
  resultsOut: false,
  entries: [
    { ...mine, status: 'ENTERED' },
    { ...kids, status: 'WAITING' },
  ],
  ...more,
});
const answer = (list: readonly EnteredCompetition[]) =>
  api.answer({ 'GET profiles/me/entered-competitions': list });

beforeEach(() => {
  localStorage.clear();
  api.answer({
    'GET competitions': { data: [aCompetitionSummary()], metadata: { next: null } },
    'GET profiles/me': aProfile(),
    'GET profiles/me/children': [],
    'GET auth/sessions': [],
  });
  answer([entered()]);
});

const arrive = (at = '/', signedInAs: string | null = someUuid) => renderRoutes(routes, { at, signedInAs });
const list = async () => within(await screen.findByRole('region', { name: 'Your entries' }));

it.each(['/', '/profile'])('says on %s who is entered in what, where and when', async (at) => {
  arrive(at);
  const row = await (await list()).findByRole('link', { name: /Spring Jam/ });
  expect(row).toHaveAttribute('href', `/${someCompetition}`);
  expect(row).toHaveTextContent('You: Women');
  expect(row).toHaveTextContent('Bo Rock: Kids (waiting list)');
  expect(row).toHaveTextContent(aVenue().name);
  expect(row).toHaveTextContent('Upcoming');
});

it('leads to the card of a child where only they are entered, and tells when results are out', async () => {
  const past = {
    startTime: '2020-03-01T09:00:00Z',
    endTime: '2020-03-01T18:00:00Z',
    status: 'PAST',
  } as const;
  answer([entered({ ...past, resultsOut: true, entries: [{ ...kids, status: 'ENTERED' }] })]);
  arrive();
  const row = await (await list()).findByRole('link', { name: /Spring Jam/ });
  expect(row).toHaveAttribute('href', `/${someCompetition}?entry=${child}`);
  expect(row).toHaveTextContent('Results out');
});

it('shows three, and all when asked to', async () => {
  answer([1, 2, 3, 4].map((n) => entered({ uuid: `${child.slice(0, -1)}${n}`, name: `Cup ${n}` })));
  const { user } = arrive();
  const own = await list();
  expect(await own.findByText('Cup 3')).toBeVisible();
  expect(own.queryByText('Cup 4')).not.toBeInTheDocument();
  await user.click(own.getByRole('button', { name: 'Show 1 more' }));
  expect(own.getByText('Cup 4')).toBeVisible();
});

it('says what will stand there', async () => {
  answer([]);
  arrive();
  expect(await (await list()).findByText(/you or your children enter/)).toBeVisible();
});

it('says in place that nothing could be read, and tries again', async () => {
  api.answer({ 'GET profiles/me/entered-competitions': breakLine });
  const { user } = arrive();
  const own = await list();
  expect(await own.findByText('An error occurred while fetching the data.')).toBeVisible();
  answer([entered()]);
  await user.click(own.getByRole('button', { name: 'Try again' }));
  expect(await own.findByText('Spring Jam')).toBeVisible();
});

it('steps aside for a search', async () => {
  const { user } = arrive();
  await list();
  await user.type(screen.getByRole('searchbox'), 'w');
  expect(screen.queryByRole('region', { name: 'Your entries' })).not.toBeInTheDocument();
});

it('is not there for guests', async () => {
  arrive('/', null);
  await waitFor(() => expect(screen.getByText('Winter Boulder Cup')).toBeVisible());
  expect(screen.queryByRole('region', { name: 'Your entries' })).not.toBeInTheDocument();
  expect(api.called('GET profiles/me/entered-competitions')).toEqual([]);
});
