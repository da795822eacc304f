import type { EntryDetail, LeaderboardRow } from '@topout/contract';
import { act, aStage, refuse, screen, waitFor, within } from '@topout/testing';
import { pageAtom } from '@topout/app-kit';
import { noSession, readSession, writeSession } from '@topout/api-client';
import { anEntry, aRoute, aSportRoute, competition, gym, routeId, userId, women } from '../testing/gym.tsx';

const { api, open, visit, me } = gym();
const home = `/${competition}`;
const sport = aSportRoute({ uuid: routeId(2), displayRouteGroupMapping: {} });

const summary = (number: number, name: string) => {
  const { uuid, user, category, competitorNumber, status, waitingPosition } = anEntry(number, name);
  return { uuid, user, category, competitorNumber, status, waitingPosition };
};
const aCard = (number: number, name: string): EntryDetail => ({
  ...anEntry(number, name, { position: 4, score: 3298, scoreText: '3298 pts', competitorNumber: '201' }),
  competition,
  boardVersion: 1,
  wave: null,
  clockStartTime: null,
  attempts: [],
  streams: [],
  stageScorecards: [
    {
      uuid: routeId(70),
      name: 'Qualification',
      venueGroups: [
        {
          venue: routeId(71),
          attempts: [
            {
              route: { uuid: routeId(1) },
              groupData: [
                { success: false, segmentsCount: 1 },
                { success: true, segmentsCount: 1 },
              ],
              count: 2,
              success: true,
              segmentsCount: 1,
              usedLastHold: false,
              score: 249,
            },
            {
              route: { uuid: routeId(2) },
              groupData: [{ success: false, segmentsCount: 3 }],
              count: 1,
              success: false,
              segmentsCount: 3,
              usedLastHold: true,
              score: 60,
            },
          ],
        },
      ],
    },
  ],
});
const cards = () =>
  api.answer({
    [`GET competitions/${competition}/entries/me`]: aCard(1, 'Ada Ascent'),
    [`GET competitions/${competition}/entries/${userId(2)}`]: aCard(2, 'Kim Ascent'),
  });
const climber = (more = {}) => {
  open({
    role: null,
    routes: [aRoute(), sport],
    competition: {
      userEntry: summary(1, 'Ada Ascent'),
      childEntries: [],
      canSeeLeaderboard: false,
      ...more,
    },
  });
  cards();
};

/** A figure and its ending are two sizes of one word. */
const position = (place: string) =>
  screen.findByText(
    (_text, element) => element?.tagName === 'DD' && element.textContent === place,
    {},
    { timeout: 8_000 },
  );

it('shows who, the place and the score', async () => {
  climber();
  const { store } = visit(home);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Ascent' })).toBeVisible();
  expect(screen.getByText('Women · 201 · Winter Boulder Cup')).toBeVisible();
  expect(await position('4th')).toBeVisible();
  expect(screen.getByText('3298')).toHaveTextContent('3298 pts');
  expect(store.get(pageAtom)).toMatchObject({ title: 'Scorecard' });
  expect(store.get(pageAtom).back).toBeUndefined();
});

it('stays with whoever goes on after the session has ended', async () => {
  climber();
  visit(home);
  const name = () => screen.findByRole('heading', { level: 1, name: 'Ada Ascent' });
  await name();
  const ended = { ...readSession(), refreshToken: null };
  await act(async () => {
    writeSession(noSession);
    writeSession(ended);
  });
  expect(await name()).toBeVisible();
  expect(screen.queryByText('elsewhere')).not.toBeInTheDocument();
});

it.each([true, false])('offers to change the entry while that can be: %s', async (canChange) => {
  climber({ userEntry: { ...summary(1, 'Ada Ascent'), canChange } });
  visit(home);
  await screen.findByRole('heading', { level: 1, name: 'Ada Ascent' });
  const links = screen.queryAllByRole('link', { name: 'Change category or withdraw' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    canChange ? [`${home}/enter/entries/${userId(1)}`] : [],
  );
});

it.each([
  ['the plan', 'Plan'],
  ['their slots in it before the first attempt', 'When you climb: see the plan'],
])('leads climbers to %s', async (_what, name) => {
  climber({ canSeeLeaderboard: true, stages: [aStage({ planned: true })] });
  visit(home);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `${home}/plan`);
});

it('shows each route with its result', async () => {
  climber();
  visit(home);
  const table = await screen.findByRole('table', { name: 'Scorecard' });
  const [, boulder, lead] = within(table).getAllByRole('row');
  if (!boulder) throw new Error('no row');
  expect(boulder).toHaveTextContent('11 Opening Night RedTop, 2 attemptsZT249');
  expect(lead).toHaveTextContent('Tidal Range Red3+60');
  expect(within(boulder).getByRole('rowheader', { name: '1 Opening Night Red' })).toBeVisible();
});

it('shows the day at a glance, and what it comes to', async () => {
  climber();
  api.answer({
    [`GET competitions/${competition}/entries/me`]: { ...aCard(1, 'Ada Ascent'), attemptsCount: 3 },
  });
  visit(home);
  expect(await screen.findByRole('img', { name: '1 top of 2' })).toBeVisible();
  expect(screen.getByText('1 top')).toBeVisible();
  expect(screen.getByText('3 attempts')).toBeVisible();
});

it('shows a single sport route as a tile with its holds', async () => {
  open({ role: null, routes: [sport], competition: { userEntry: summary(1, 'Ada Ascent') } });
  cards();
  visit(home);
  const [tile] = await screen.findAllByRole('listitem');
  expect(tile).toHaveTextContent('3+Tidal Range');
  expect(screen.queryByRole('img', { name: / of 1$/ })).not.toBeInTheDocument();
});

it('counts nothing before the first attempt', async () => {
  climber();
  api.answer({
    [`GET competitions/${competition}/entries/me`]: {
      ...aCard(1, 'Ada Ascent'),
      position: null,
      score: null,
      scoreText: '',
      attemptsCount: 0,
      stageScorecards: [],
    },
  });
  visit(home);
  expect(await screen.findByRole('img', { name: 'No attempts of 2' })).toBeVisible();
  expect(screen.getAllByText('–')).toHaveLength(3);
  expect(screen.queryByText('0 tops')).not.toBeInTheDocument();
});

it('switches to a child by the address', async () => {
  climber({ childEntries: [summary(2, 'Kim Ascent')] });
  const { user, router } = visit(home);
  await user.selectOptions(await screen.findByLabelText('Competitors'), 'Kim Ascent');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Ascent' })).toBeVisible();
  expect(router.state.location.search).toBe(`?entry=${userId(2)}`);
});

it('leads from the switch to one more competitor', async () => {
  climber({ childEntries: [summary(2, 'Kim Ascent')] });
  const { user, router } = visit(home);
  const owners = await screen.findByLabelText('Competitors');
  expect(within(owners).getAllByRole('option').at(-1)).toHaveTextContent('Add more...');
  await user.selectOptions(owners, 'Add more...');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${home}/enter/competitors`));
});

it('lets somebody switch back from a card that cannot be read', async () => {
  climber({ childEntries: [summary(2, 'Kim Ascent')] });
  api.answer({ [`GET competitions/${competition}/entries/${userId(2)}`]: refuse(404, 'entry.not_found') });
  const { user } = visit(`${home}?entry=${userId(2)}`);
  await user.selectOptions(await screen.findByLabelText('Competitors'), 'Ada Ascent');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Ascent' })).toBeVisible();
});

it.each([
  [false, 'enter/competitors'],
  [true, 'enter/competitor-number'],
])('adds a competitor, with preloaded entries %s, at the right place', async (hasPreloadedEntries, place) => {
  climber({ settings: undefined });
  open({
    role: null,
    settings: { hasPreloadedEntries },
    competition: { userEntry: summary(1, 'Ada Ascent'), canSeeLeaderboard: false },
  });
  visit(home);
  expect(await screen.findByRole('link', { name: 'Add competitor' })).toHaveAttribute(
    'href',
    `${home}/${place}`,
  );
});

it('reads the card again on Refresh, and leads to the leaderboard', async () => {
  climber();
  const { user } = visit(home);
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(api.called(`GET competitions/${competition}/entries/me`)).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'View Leaderboard' })).toHaveAttribute('href', `${home}/entries`);
});

it('passes on the address of the public card', async () => {
  climber();
  // Nothing is drawn here: a browser's journey does.
  const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user } = visit(home);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  const { uuid } = anEntry(1, 'Ada Ascent').user;
  expect(await navigator.clipboard.readText()).toContain(`${window.location.origin}${home}?entry=${uuid}`);
  canvas.mockRestore();
});

it('prints from the menu', async () => {
  climber();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { store } = visit(home);
  await screen.findByRole('heading', { level: 1, name: 'Ada Ascent' });
  const item = store.get(pageAtom).menuItems?.find(({ label }) => label === 'Print');
  if (item && 'onSelect' in item) item.onSelect();
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

/** The board as it is at first, and from the second reading on. */
function boardMoves(...rows: readonly [Partial<LeaderboardRow>, Partial<LeaderboardRow>]) {
  const { user, status, competitorNumber, attemptsCount, uuid: entry } = anEntry(1, 'Ada Ascent');
  const place = { position: 9, score: 100, scoreText: '100 pts', scoreTuple: null };
  let answers = 0;
  api.answer({
    [`GET competitions/${competition}/leaderboard`]: () => {
      answers += 1;
      const row = { user, status, competitorNumber, attemptsCount, entry, ...place };
      return {
        category: women.uuid,
        version: answers,
        changedAt: '2026-05-01T10:00:00Z',
        scoringSystem: 'DEFAULT',
        rows: [{ ...row, ...rows[answers === 1 ? 0 : 1] }],
        latest: [],
      };
    },
  });
}

const ownCard = `GET competitions/${competition}/entries/me`;
const readsOnceMore = (reads: number) =>
  waitFor(() => expect(api.called(ownCard).length).toBeGreaterThan(reads), { timeout: 10_000 });

it('moves with the board', async () => {
  climber({ canSeeLeaderboard: true });
  boardMoves({}, { scoreText: '350 pts', position: 2 });
  visit(home);
  expect(await position('9th')).toBeVisible();
  const reads = api.called(ownCard).length;
  expect(await position('2nd')).toBeVisible();
  await readsOnceMore(reads);
}, 15_000);

it('reads the card again for what its line of the board does not show', async () => {
  climber({ canSeeLeaderboard: true });
  boardMoves({}, {});
  visit(home);
  expect(await position('9th')).toBeVisible();
  await readsOnceMore(api.called(ownCard).length);
}, 15_000);

it.each([
  ['nobody signed in', false, {}, '/enter'],
  ['nobody signed in, preloaded entries', false, { hasPreloadedEntries: true }, '/enter/competitor-number'],
  [
    'somebody without an entry, preloaded entries',
    true,
    { hasPreloadedEntries: true },
    '/enter/competitor-number',
  ],
])('sends %s to where an entry is made', async (_name, signedIn, settings, place) => {
  open({ role: null, settings });
  const { router } = visit(home, signedIn);
  await waitFor(() => expect(router.state.location.pathname).toBe(home + place));
});

it('tells somebody without an entry the ways on', async () => {
  open({ role: null, competition: { judgeRequestPending: true } });
  visit(home);
  expect(await screen.findByText('You are not entered in this competition')).toBeVisible();
  expect(screen.getByText(/waiting for the staff/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter now' })).toHaveAttribute('href', `${home}/enter`);
});

it('shows a card to a judge who has its address, not the routes', async () => {
  open({ role: 'JUDGE' });
  cards();
  visit(`${home}?entry=${userId(2)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Ascent' })).toBeVisible();
});

it('shows a public card to anybody who has its address', async () => {
  open({ role: null, competition: { canSeeLeaderboard: false } });
  cards();
  visit(`${home}?entry=${userId(2)}`, false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Ascent' })).toBeVisible();
  expect(me().uuid).not.toBe(userId(2));
});

it.each([
  ['somebody else’s', userId(2), true],
  ['one’s own', userId(1), false],
])('tells on %s card that results are hidden, not that there are none: %s', async (_whose, shown, hidden) => {
  climber();
  visit(`${home}?entry=${shown}`);
  await screen.findByRole('heading', { level: 1, name: / Ascent$/ });
  const said = screen.queryAllByText('Results cannot be viewed until the competition ends.');
  expect(said).toHaveLength(hidden ? 1 : 0);
  expect(screen.queryAllByRole('table', { name: 'Scorecard' })).toHaveLength(hidden ? 0 : 1);
});

it('follows the board of staff where it is hidden from everybody else', async () => {
  open({ role: 'STAFF', competition: { liveLeaderboard: false, canSeeLeaderboard: true } });
  cards();
  visit(`${home}?entry=${userId(2)}`);
  const board = `GET competitions/${competition}/leaderboard`;
  await waitFor(() => expect(api.called(board).length).toBeGreaterThan(0));
  expect(api.called(board).every(({ path }) => path.includes('audience=staff'))).toBe(true);
});

it('takes a one-time code to where it is exchanged, and back', async () => {
  climber();
  const { router } = visit(`${home}?entry=${userId(1)}&authCode=c0de&authCodeUrl=%2Fmade`, false);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${home}/enter`));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    next: `${home}?entry=${userId(1)}`,
    authCode: 'c0de',
    authCodeUrl: '/made',
  });
});

it.each([
  ['before the first attempt', 0, true],
  ['no more after it', 1, false],
])('says that one is in, %s', async (_when, attemptsCount, said) => {
  climber();
  api.answer({
    [`GET competitions/${competition}/entries/me`]: { ...aCard(1, 'Ada Ascent'), attemptsCount },
  });
  visit(home);
  await screen.findByRole('heading', { level: 1, name: 'Ada Ascent' });
  expect(screen.queryAllByText('You’re in: Women')).toHaveLength(said ? 1 : 0);
  expect(screen.queryAllByText(/Show the judges your number, 201/)).toHaveLength(said ? 1 : 0);
});

it('promises no results once its stage is closed', async () => {
  climber({ stages: [aStage({ pendingResults: false })] });
  api.answer({
    [`GET competitions/${competition}/entries/me`]: { ...aCard(1, 'Ada Ascent'), attemptsCount: 0 },
  });
  visit(home);
  await screen.findByRole('heading', { level: 1, name: 'Ada Ascent' });
  expect(screen.queryByText('You’re in: Women')).not.toBeInTheDocument();
});

it("offers no other competitor under somebody else's card", async () => {
  climber();
  visit(`${home}?entry=${userId(2)}`);
  await screen.findByRole('heading', { level: 1, name: 'Kim Ascent' });
  expect(screen.queryByRole('link', { name: 'Add competitor' })).not.toBeInTheDocument();
});

it('says which cautions the climber has, and why', async () => {
  const caution = {
    uuid: routeId(80),
    reason: 'Shouted',
    givenAt: '2026-11-21T08:10:00.000Z',
    givenBy: null,
  };
  climber();
  api.answer({
    [`GET competitions/${competition}/entries/me`]: { ...aCard(1, 'Ada Ascent'), cautions: [caution] },
  });
  visit(home);
  expect(await screen.findByText(/: Shouted$/)).toBeVisible();
  expect(screen.getByText('Two in one competition disqualify.')).toBeVisible();
});
