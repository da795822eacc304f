// The screen in the real router, against a real HTTP server in this process that plays the API.
import { bannerAtom } from '@topout/app-kit';
import type { Leaders } from '@topout/contract';
import { loadConfig, refresh, setConfig } from '@topout/api-client';
import {
  act,
  aCompetitionSummary,
  breakLine,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();
const all = [...routes, { path: ':competition', element: <p>The competition’s home</p> }];
const other = '0198a5c0-1111-7000-8000-0000000000e1';
const list = (...competitions: object[]) => ({ data: competitions, metadata: { next: null } });
const live = aCompetitionSummary({ name: 'Winter Boulder Cup' });
const upcoming = aCompetitionSummary({
  uuid: other,
  name: 'Spring Jam',
  status: 'UPCOMING',
  startTime: '2100-03-01T09:00:00Z',
  endTime: '2100-03-01T18:00:00Z',
});
const past = aCompetitionSummary({
  uuid: '0198a5c0-1111-7000-8000-0000000000e2',
  name: 'Old Open',
  status: 'PAST',
  startTime: '2020-03-01T09:00:00Z',
  endTime: '2020-03-01T18:00:00Z',
});

const leadersCall = `GET competitions/${someCompetition}/leaderboard/leaders`;
const nobody: Leaders = { category: null, scoringSystem: 'DEFAULT', rows: [], last: null };

beforeEach(() => api.answer({ 'GET competitions': list(live, upcoming, past), [leadersCall]: nobody }));

it('lists what is live, upcoming and past, each leading on', async () => {
  renderRoutes(all);
  const now = within(await screen.findByRole('region', { name: 'Live now' }));
  expect(now.getByRole('link', { name: 'Leaderboard of Winter Boulder Cup' })).toHaveAttribute(
    'href',
    `/${someCompetition}/entries`,
  );
  expect(now.getByRole('link', { name: 'Enter Winter Boulder Cup' })).toBeVisible();
  const soon = within(screen.getByRole('region', { name: 'Upcoming' }));
  expect(soon.getByRole('link', { name: /Spring Jam/ })).toHaveAttribute('href', `/${other}/enter`);
  const over = within(screen.getByRole('region', { name: 'Past' }));
  expect(over.getByRole('link', { name: /Old Open/ })).toHaveAttribute('href', `/${past.uuid}/entries`);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

describe('a running competition', () => {
  const leader = {
    position: 1,
    score: 3808,
    scoreText: '3808 pts',
    scoreTuple: null,
    status: 'ENTERED',
    competitorNumber: '226',
    attemptsCount: 12,
    entry: other,
    user: { uuid: other, firstName: 'Priya', lastName: 'Delacroix', pictureUrl: null },
    marks: 'FTz-.',
  } as const;
  const leaders = (changedAt = new Date().toISOString()): Leaders => ({
    ...nobody,
    category: { uuid: other, name: 'Women' },
    rows: [leader],
    last: { firstName: 'Zoë', number: 12, mark: 'T', changedAt },
  });
  const women = async () => within(await screen.findByRole('region', { name: 'Leading in Women' }));

  it('shows who leads, with the day of each, and what happened last', async () => {
    api.answer({ [leadersCall]: leaders() });
    renderRoutes(all);
    const shown = await women();
    expect(shown.getByRole('listitem')).toHaveTextContent('1Priya Delacroix3808');
    expect(shown.getByRole('img', { name: '2 tops, 1 flash, 1 zone of 5' })).toBeVisible();
    expect(shown.getByText('Zoë topped 12 just now')).toBeVisible();
  });

  it('tells no old news', async () => {
    api.answer({ [leadersCall]: leaders('2020-01-01T00:00:00Z') });
    renderRoutes(all);
    expect((await women()).queryByText(/Zoë/)).not.toBeInTheDocument();
  });

  it('keeps who leads while one question goes without an answer, and nobody where it is refused', async () => {
    api.answer({ [leadersCall]: leaders() });
    renderRoutes(all);
    await women();
    const ask = () => act(() => refresh(leadersCall.slice(4)));
    api.answer({ [leadersCall]: refuse(500, 'internal') });
    await ask();
    expect(screen.getByRole('region', { name: 'Leading in Women' })).toBeVisible();
    api.answer({ [leadersCall]: refuse(403, 'forbidden') });
    await ask();
    expect(await screen.findByText('12 climbers')).toBeVisible();
  });

  it.each([
    ['while nobody is ranked', {}, nobody],
    ['where its board is hidden', { liveLeaderboard: false }, refuse(403, 'forbidden')],
    ['where it cannot be read', {}, refuse(500, 'internal')],
  ])('says how many climb %s', async (_when, state, answer) => {
    api.answer({ 'GET competitions': list({ ...live, ...state }), [leadersCall]: answer });
    renderRoutes(all);
    expect(await screen.findByText('12 climbers')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Leading/ })).not.toBeInTheDocument();
  });

  it('is shown large once, and the others small', async () => {
    const second = { ...live, uuid: past.uuid, name: 'Second Cup' };
    api.answer({ 'GET competitions': list(live, second), [leadersCall]: leaders() });
    renderRoutes(all);
    await women();
    expect(screen.getByRole('link', { name: 'Leaderboard of Second Cup' })).toBeVisible();
    expect(screen.getAllByRole('region', { name: /Leading/ })).toHaveLength(1);
  });
});

it('opens and closes the search of a phone', async () => {
  const { user } = renderRoutes(all);
  await screen.findByText('Spring Jam');
  const opener = screen.getByRole('button', { name: 'Search competitions' });
  await user.click(opener);
  const field = screen.getByRole('searchbox', { name: 'Search competitions' });
  expect(field).toHaveFocus();
  await user.keyboard('old');
  expect(screen.queryByText('Spring Jam')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(screen.getByText('Spring Jam')).toBeVisible();
});

it('finds while one types', async () => {
  const { user } = renderRoutes(all);
  await screen.findByText('Spring Jam');
  await user.type(screen.getByRole('searchbox', { name: 'Search competitions' }), 'old');
  expect(screen.getByText('Old Open')).toBeVisible();
  expect(screen.queryByText('Spring Jam')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No competition matches “oldx”.')).toBeVisible();
});

it('asks the server too, and reads further pages when asked to', async () => {
  const page = { data: [past], metadata: { next: '/api/competitions?page=2' } };
  const older = { ...past, uuid: other, name: 'Older Open' };
  api.answer({ 'GET competitions': page, 'GET competitions?page=2': list(older) });
  const { user } = renderRoutes(all);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Older Open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  api.answer({ 'GET competitions?search=oldest': list({ ...past, name: 'Oldest Open' }) });
  await user.type(screen.getByRole('searchbox'), 'oldest');
  expect(await screen.findByText('Oldest Open')).toBeVisible();
});

it('says that there is nothing yet', async () => {
  api.answer({ 'GET competitions': list() });
  renderRoutes(all);
  expect(await screen.findByText('No competitions yet')).toBeVisible();
});

it('says in place that nothing could be read, and tries again', async () => {
  api.answer({ 'GET competitions': breakLine });
  const { user } = renderRoutes(all);
  expect(await screen.findByText('An error occurred while fetching the data.')).toBeVisible();
  api.answer({ 'GET competitions': list(live) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Winter Boulder Cup')).toBeVisible();
});

it('says at its foot which Topout this is', async () => {
  renderRoutes(all);
  expect(await screen.findByText('Topout 1.2.3, build 0a1b2c3d')).toBeVisible();
});

describe('in demo mode', () => {
  const account = { role: 'Judge', email: 'judge@example.org', password: 'flash-onsight' };
  beforeEach(async () => {
    const config = await loadConfig();
    setConfig({ ...config, demo: { competition: someCompetition, accounts: [account] } });
  });
  afterEach(async () => setConfig({ ...(await loadConfig()), demo: null }));

  it('signs in with one tap and leads to the demo competition', async () => {
    const { user, router } = renderRoutes(all);
    api.answer({
      'POST auth/token': { accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresIn: 3600 },
    });
    await screen.findByText('Spring Jam');
    expect(await screen.findByText('Password: flash-onsight')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Sign in as Judge/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
  });

  it('steps aside for what a search finds', async () => {
    const { user } = renderRoutes(all);
    await screen.findByText('Spring Jam');
    expect(await screen.findByText('Password: flash-onsight')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search competitions' }), 'old');
    expect(screen.getByText('Old Open')).toBeVisible();
    expect(screen.queryByText('Password: flash-onsight')).not.toBeInTheDocument();
  });

  it('says why it did not work', async () => {
    const { user, store } = renderRoutes(all);
    await screen.findByText('Spring Jam');
    api.answer({ 'POST auth/token': refuse(500, 'internal', 'Something went wrong.') });
    await user.click(screen.getByRole('button', { name: /Sign in as Judge/ }));
    await waitFor(() => expect(store.get(bannerAtom)?.message).toBe('Something went wrong.'));
  });
});
