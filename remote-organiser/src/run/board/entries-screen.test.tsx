// The screen in the real router, against a real HTTP server in this process that stands for the API.
import { refresh } from '@topout/api-client';
import { pageAtom } from '@topout/app-kit';
import {
  act,
  aProfile,
  breakLine,
  fakeApi,
  fireEvent,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../routes.tsx';
import { aBoard, ada, anEntry, aRow, bo, open, twoCategories, uuidOf, youth } from './testing.ts';

const api = fakeApi();
const at = `/${someCompetition}/entries`;
const competitionCall = `GET competitions/${someCompetition}`;
const boardCall = (category: string) => `${competitionCall}/leaderboard?category=${category}`;

beforeEach(() => {
  localStorage.clear();
  api.answer({
    [competitionCall]: twoCategories(),
    [boardCall(open)]: aBoard(open, [aRow(1, { user: ada, scoreText: '349 pts' }), aRow(2, { user: bo })]),
    [boardCall(youth)]: aBoard(youth, [aRow(3, { position: 1, competitorNumber: 'Y7' })]),
  });
});

const row = async (name: RegExp) => screen.findByRole('row', { name });

it('shows every category with position, name and score', async () => {
  renderRoutes(routes, { at });
  expect(await row(/Ada Rock/)).toHaveTextContent(/^1.*Ada Rock349 pts3 attempts$/);
  const youthBoard = within(await screen.findByRole('region', { name: /Youth/ }));
  expect(await youthBoard.findByRole('row', { name: /First3/ })).toHaveTextContent(
    'Number Y7100 pts3 attempts',
  );
  expect(screen.getAllByRole('columnheader', { name: 'Score' })).toHaveLength(2);
  expect(await screen.findByText(/Last change Fri 1 May 2026, 11:00 \(London time\)$/)).toBeVisible();
});

it('splits the score of a ranking into T, Z, TA and ZA, tries shown positive', async () => {
  const ranked = aRow(1, { user: ada, scoreTuple: [3, 4, -7, -8], scoreText: '3T4z 7 8' });
  api.answer({
    [competitionCall]: twoCategories({ scoringSystem: 'IFSC_RANKING' }),
    [boardCall(open)]: aBoard(open, [ranked], { scoringSystem: 'IFSC_RANKING' }),
    [boardCall(youth)]: aBoard(youth, [], { scoringSystem: 'IFSC_RANKING' }),
  });
  renderRoutes(routes, { at });
  const cells = within(await row(/Ada Rock/)).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['1', '3', '4', '7', '8']);
  for (const name of ['Tops', 'Zones', 'Attempts to top', 'Attempts to zone']) {
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
  }
});

it('is unofficial, not final, when it is closed and nothing was published', async () => {
  const competition = twoCategories();
  const stages = competition.stages.map((stage) => ({ ...stage, pendingResults: false, published: null }));
  api.answer({ [competitionCall]: { ...competition, stages } });
  renderRoutes(routes, { at });
  expect(await screen.findByText('Unofficial')).toBeVisible();
  expect(screen.queryByText('Official')).not.toBeInTheDocument();
});

it('is not final while it differs from what was published', async () => {
  const published = { version: 1, final: true, publishedAt: '2026-11-21T18:00:00Z' };
  const show = (outdated: boolean) => {
    const competition = twoCategories();
    const stages = competition.stages.map((stage) => ({
      ...stage,
      pendingResults: false,
      published: { ...published, outdated },
    }));
    api.answer({ [competitionCall]: { ...competition, stages } });
  };
  show(false);
  renderRoutes(routes, { at });
  expect(await screen.findByText('Official')).toBeVisible();
  show(true);
  await act(() => refresh(`competitions/${someCompetition}`));
  expect(await screen.findByText('In review')).toBeVisible();
  expect(screen.queryByText('Official')).not.toBeInTheDocument();
});

it('leads to the heats of speed, the plan, and the league that the competition belongs to', async () => {
  const { stages, ...more } = twoCategories({ league: uuidOf(77) });
  const planned = stages.map((stage) => ({ ...stage, scoringSystem: 'IFSC_SPEED', planned: true }));
  api.answer({ [competitionCall]: { ...more, stages: planned } });
  const { store } = renderRoutes(routes, { at });
  await waitFor(() =>
    expect(store.get(pageAtom).menuItems).toEqual([
      { label: 'Heats', to: `/${someCompetition}/bracket` },
      { label: 'Plan', to: `/${someCompetition}/plan` },
      { label: 'League', to: `/leagues/${uuidOf(77)}` },
    ]),
  );
});

it('leads organisers to the files of all entries', async () => {
  api.answer({ [competitionCall]: twoCategories({ role: 'STAFF', canJudge: false }) });
  const { store } = renderRoutes(routes, { at, signedInAs: someUuid });
  await waitFor(() =>
    expect(store.get(pageAtom).menuItems).toContainEqual({
      label: 'Download entries',
      to: `/${someCompetition}/results#entries`,
    }),
  );
});

it('marks a retired competitor', async () => {
  api.answer({ [boardCall(open)]: aBoard(open, [aRow(1, { user: ada, status: 'RETIRED' })]) });
  renderRoutes(routes, { at });
  expect(await row(/Ada Rock/)).toHaveTextContent('Ada Rock (R)');
});

it('shows the chosen categories only, and remembers them', async () => {
  const { user } = renderRoutes(routes, { at });
  await row(/Ada Rock/);
  await user.click(screen.getByRole('button', { name: 'Youth' }));
  expect(screen.queryByRole('row', { name: /Ada Rock/ })).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(`${someCompetition}/selectedCategories`) ?? '')).toEqual([youth]);

  await user.click(screen.getByRole('button', { name: 'Youth', pressed: true }));
  expect(await row(/Ada Rock/)).toBeVisible();
});

it('chooses the category of one’s own entry once', async () => {
  const own = {
    uuid: uuidOf(3),
    user: {
      uuid: someUuid,
      firstName: 'Kim',
      lastName: 'Li',
      name: 'Kim Li',
      picture: null,
      pictureUrl: null,
    },
    category: { uuid: youth, name: 'Youth' },
    competitorNumber: null,
    status: 'ENTERED' as const,
    waitingPosition: null,
  };
  api.answer({ [competitionCall]: twoCategories({ userEntry: own }) });
  const { user, unmount } = renderRoutes(routes, { at });
  const chip = await screen.findByRole('button', { name: 'Youth', pressed: true });
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'false');

  await user.click(chip);
  await row(/Ada Rock/);
  expect(chip).toHaveAttribute('aria-pressed', 'false');

  unmount();
  renderRoutes(routes, { at });
  await row(/Ada Rock/);
  expect(screen.getByRole('button', { name: 'Youth' })).toHaveAttribute('aria-pressed', 'false');
});

it('finds by the beginning of first, last or full name, positions unchanged', async () => {
  const { user } = renderRoutes(routes, { at });
  await row(/Ada Rock/);
  const search = screen.getByPlaceholderText('Search competitors...');
  await user.type(search, 'ada');
  await waitFor(() => expect(screen.queryByRole('region', { name: /Youth/ })).not.toBeInTheDocument());
  expect(await row(/Ada Rock/)).toHaveTextContent(/^1/);
  expect(await row(/Bo Adams/)).toHaveTextContent(/^2/);

  await user.type(search, ' r');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Adams/ })).not.toBeInTheDocument());
  await user.type(search, 'x');
  expect(await screen.findByText('No competitor matches “ada rx”.')).toBeVisible();
  await user.clear(search);
  expect(await row(/Bo Adams/)).toBeVisible();
});

it('tells where scorecards are to those who may not change entries', async () => {
  const { user } = renderRoutes(routes, { at });
  await user.click(await screen.findByRole('button', { name: 'Ada Rock' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Use the Topout App' }));
  expect(dialog.getByText('The detailed scorecard is only available in the mobile app.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/app');
  expect(dialog.getByRole('link', { name: 'Continue in the browser' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/${someCompetition}\\?entry=.+`)),
  );
});

it('says why there is no board while it may not be seen', async () => {
  api.answer({ [competitionCall]: twoCategories({ canSeeLeaderboard: false, liveLeaderboard: false }) });
  renderRoutes(routes, { at });
  expect(
    await screen.findByText('The leaderboard cannot be viewed until the competition ends.'),
  ).toBeVisible();
  expect(api.called(`${competitionCall}/leaderboard`)).toEqual([]);
});

it('leads to entering where nobody is entered yet', async () => {
  api.answer({ [boardCall(open)]: aBoard(open, []), [boardCall(youth)]: aBoard(youth, []) });
  renderRoutes(routes, { at });
  expect(await screen.findByText('Nobody is entered yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter this competition' })).toHaveAttribute(
    'href',
    `/${someCompetition}/enter`,
  );
});

it('asks for full names as staff, and shows of a selected row what staff know', async () => {
  api.answer({
    [competitionCall]: twoCategories({ role: 'STAFF' }),
    [`${competitionCall}/leaderboard?category=${open}&audience=staff`]: aBoard(open, [
      aRow(1, { user: ada }),
    ]),
    [`${competitionCall}/leaderboard?category=${youth}&audience=staff`]: aBoard(youth, []),
    [`${competitionCall}/entries`]: {
      data: [
        {
          ...anEntry(1, { competitorNumber: '12' }),
          user: {
            ...ada,
            name: 'Ada Rock',
            picture: null,
            email: 'ada@example.org',
            creationTime: '2020-01-01T00:00:00Z',
            parent: { firstName: 'Eve', lastName: 'Rock', email: 'eve@example.org' },
          },
        },
      ],
      metadata: { next: null },
    },
    'GET profiles/me': aProfile(),
  });
  const { user } = renderRoutes(routes, { at, signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name: 'Ada Rock' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ada Rock' }));
  expect(sheet.getByRole('link', { name: 'Edit competitor details' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Cancel' }));

  const selected = await row(/Ada Rock/);
  expect(selected).toHaveAttribute('aria-selected', 'true');
  for (const text of ['ada@example.org', 'Parent: Eve Rock, eve@example.org', 'Competitor number 12']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.getByText(/^Account created \d+ years ago$/)).toBeVisible();
});

it('says in place that nothing could be read', async () => {
  api.answer({ [`GET competitions/${uuidOf(9)}`]: refuse(500, 'server.error') });
  renderRoutes(routes, { at: `/${uuidOf(9)}/entries` });
  expect(await screen.findByText('An error occurred while fetching the data.')).toBeVisible();
});

it('keeps the board and says that it is not live while the device has no network', async () => {
  renderRoutes(routes, { at });
  await row(/Ada Rock/);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Not live')).toBeVisible();
  expect(await row(/Ada Rock/)).toBeVisible();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Not live')).not.toBeInTheDocument();
});

it('says in place that no board can be read', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.answer({ [boardCall(open)]: breakLine, [boardCall(youth)]: breakLine });
  renderRoutes(routes, { at });
  expect(await screen.findByText('An error occurred while fetching the data.')).toBeVisible();
  onLine.mockRestore();
});

it.each([
  ['leads on from all categories', [], [open]],
  ['leaves a choice of several as it is', [open, youth], [open, youth]],
])('a swipe %s', async (_what, chosen, then) => {
  const on = window.matchMedia;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('coarse') }) as MediaQueryList;
  const key = `${someCompetition}/selectedCategories`;
  localStorage.setItem(key, JSON.stringify(chosen));
  renderRoutes(routes, { at });
  const over = await row(/Ada Rock/);
  await act(() => import('./head/category-swipe.tsx'));
  fireEvent.touchStart(over, { touches: [{ clientX: 300, clientY: 300 }] });
  fireEvent.touchEnd(over, { changedTouches: [{ clientX: 100, clientY: 300 }] });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(then);
  window.matchMedia = on;
});

it('leads to the results as files', async () => {
  renderRoutes(routes, { at });
  expect(await screen.findByRole('link', { name: 'Results as files and on paper' })).toHaveAttribute(
    'href',
    `/${someCompetition}/results`,
  );
});
