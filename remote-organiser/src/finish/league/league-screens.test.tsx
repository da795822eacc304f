// The screens in the real router, against a real HTTP server in this process that plays the API.
import type { LeagueLeaderboard, LeagueRow, OwnCompetition } from '@topout/contract';
import {
  aCompetitionSummary,
  aPage,
  fakeApi,
  refuse,
  renderRoutes,
  Reply,
  screen,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { uuidOf } from '../../run/board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const uuid = '0198a5c0-1111-7000-8000-0000000000e1';
const [spring, autumn, taken] = [uuidOf(1), uuidOf(2), uuidOf(3)];

const aLine = (n: number, more: Partial<LeagueRow> = {}): LeagueRow => ({
  position: n,
  points: 100 - n,
  user: { uuid: uuidOf(100 + n), firstName: `First${n}`, lastName: 'Last', pictureUrl: null },
  competitions: [{ uuid: spring, name: 'Spring', position: n, points: 100 - n, counts: true }],
  ...more,
});
const aLeague = (more: Partial<LeagueLeaderboard> = {}): LeagueLeaderboard => ({
  uuid,
  name: 'Winter Series',
  bestOf: null,
  scoring: 'PLACES',
  placePoints: null,
  tiePayment: 'MEAN',
  ties: 'SPLIT',
  leaveOut: null,
  mostBoulder: null,
  mostLead: null,
  mostSpeed: null,
  leastDisciplines: null,
  ageClasses: [],
  guests: [],
  guestPlaces: 'FREED',
  competitions: [{ uuid: spring, name: 'Spring' }],
  canChange: false,
  categories: [
    { name: 'Women', rows: [aLine(1), aLine(2)] },
    { name: 'Men', rows: [] },
  ],
  ...more,
});
const anOwn = (id: string, name: string, league: OwnCompetition['league'] = null): OwnCompetition => ({
  ...aCompetitionSummary({ uuid: id, name }),
  listed: true,
  role: 'MASTER',
  league,
});

describe('the standings', () => {
  const at = `/leagues/${uuid}`;

  it('show places, points and where they come from', async () => {
    const counted = { uuid: spring, name: 'Spring', position: 2, points: 72.5, counts: true };
    const dropped = { uuid: autumn, name: 'Autumn', position: 11, points: 31, counts: false };
    const competitions = [spring, autumn, taken].map((id, index) => ({ uuid: id, name: `Cup ${index + 1}` }));
    const rows = [aLine(1, { points: 72.5, competitions: [counted, dropped] })];
    api.answer({
      [`GET leagues/${uuid}/leaderboard`]: aLeague({
        bestOf: 1,
        competitions,
        categories: [{ name: 'Women', rows }],
      }),
    });
    renderRoutes(routes, { at });
    const row = await screen.findByRole('row', { name: /First1/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '1',
      '72.5',
      '72.52nd',
      '3111thdoes not count',
      '–did not take part',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Cup 2' })).toBeVisible();
    expect(screen.getByText('Points for places, the best one counts')).toBeVisible();
    expect(screen.getByText(/count as they stand now, even while they are running/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Change league' })).not.toBeInTheDocument();
  });

  it('find people and keep to chosen categories', async () => {
    api.answer({ [`GET leagues/${uuid}/leaderboard`]: aLeague() });
    const { user } = renderRoutes(routes, { at });
    await user.type(await screen.findByRole('searchbox'), 'first2');
    await waitFor(() => expect(screen.queryByRole('row', { name: /First1/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /First2/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Men' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Nobody has that name.')).toBeVisible();
  });

  it('hold only the rows near the window of a large category, and tell how many there are', async () => {
    const rows = Array.from({ length: 400 }, (_, n) => aLine(n + 1));
    api.answer({ [`GET leagues/${uuid}/leaderboard`]: aLeague({ categories: [{ name: 'Women', rows }] }) });
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderRoutes(routes, { at });
    const table = await screen.findByRole('table', { name: 'Women' });
    expect(table).toHaveAttribute('aria-rowcount', '401');
    expect(within(table).getAllByRole('row').length).toBeLessThan(300);
  });

  it('say so while there is nothing', async () => {
    api.answer({ [`GET leagues/${uuid}/leaderboard`]: aLeague({ competitions: [], categories: [] }) });
    renderRoutes(routes, { at });
    expect(await screen.findByText('Nothing to add up yet')).toBeVisible();
  });

  it('say so while all boards are hidden', async () => {
    api.answer({ [`GET leagues/${uuid}/leaderboard`]: aLeague({ categories: [] }) });
    renderRoutes(routes, { at });
    expect(await screen.findByText('No standings yet')).toBeVisible();
  });
});

describe('the form', () => {
  const at = `/organise/leagues/${uuid}`;
  const arrive = (league: Partial<LeagueLeaderboard> = {}) => {
    api.answer({
      [`GET leagues/${uuid}/leaderboard`]: aLeague({ canChange: true, ...league }),
      'GET profiles/me/leagues': [],
      'GET profiles/me/competitions?page=1': aPage([
        anOwn(spring, 'Spring', { uuid, name: 'Winter Series' }),
        anOwn(autumn, 'Autumn'),
        anOwn(taken, 'Taken', { uuid: uuidOf(9), name: 'Other' }),
      ]),
    });
    return renderRoutes(routes, { at, signedInAs: someUuid });
  };

  it('sends all of it, and only once something is changed', async () => {
    const { user } = arrive();
    expect(await screen.findByRole('checkbox', { name: 'Spring' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Taken' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Autumn' }));
    await user.click(screen.getByRole('radio', { name: /Our own points/ }));
    await user.clear(screen.getByRole('textbox', { name: /the first place first/ }));
    await user.type(screen.getByRole('textbox', { name: /the first place first/ }), '5 6');
    expect(screen.getByText('No place may be worth more than the one before it')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.clear(screen.getByRole('textbox', { name: /the first place first/ }));
    await user.type(screen.getByRole('textbox', { name: /the first place first/ }), '6 5');
    await user.type(screen.getByRole('spinbutton', { name: /How many count/ }), '2');
    const shared = within(screen.getByRole('group', { name: 'Who share a place get' }));
    expect(shared.getByRole('radio', { name: /The mean .* 72.5 each/ })).toBeChecked();
    await user.click(shared.getByRole('radio', { name: /the points of the place .* 80 each/ }));
    await user.type(screen.getByRole('spinbutton', { name: /Most in lead/ }), '2');
    await user.click(screen.getByRole('textbox', { name: /Age classes/ }));
    await user.paste('U16 2010–2011');
    await user.type(screen.getByRole('searchbox', { name: /Find somebody/ }), 'First2');
    await user.click(screen.getByRole('checkbox', { name: 'First2 Last' }));
    await user.click(screen.getByRole('radio', { name: /Stays theirs/ }));
    api.answer({ [`PATCH leagues/${uuid}`]: aLeague({ canChange: true }) });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.called(`PATCH leagues/${uuid}`)[0]?.body).toEqual({
      name: 'Winter Series',
      scoring: 'PLACES',
      bestOf: 2,
      placePoints: [6, 5],
      competitions: [spring, autumn],
      tiePayment: 'FULL',
      ties: 'SPLIT',
      leaveOut: null,
      mostBoulder: null,
      mostLead: 2,
      mostSpeed: null,
      leastDisciplines: null,
      ageClasses: [{ name: 'U16', from: 2010, to: 2011 }],
      guests: [uuidOf(102)],
      guestPlaces: 'KEPT',
    });
  });

  it('says which numbers fit, and saves no other', async () => {
    const { user } = arrive();
    const most = await screen.findByRole('spinbutton', { name: /Most in lead/ });
    for (const typed of ['0', '-1', '1.5', '1000000000']) {
      await user.clear(most);
      await user.type(most, typed);
      expect(most).toHaveAccessibleDescription(expect.stringContaining('A whole number from 1 to 100'));
      expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    }
    await user.clear(most);
    expect(screen.queryByText('A whole number from 1 to 100')).not.toBeInTheDocument();
    expect(api.called(`PATCH leagues/${uuid}`)).toHaveLength(0);
  });

  it('keeps what was changed when it is refused', async () => {
    const { user } = arrive();
    api.answer({
      [`PATCH leagues/${uuid}`]: refuse(409, 'league.not_points', 'Spring is not scored in points.'),
    });
    await user.click(await screen.findByRole('radio', { name: /The score itself/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.called(`PATCH leagues/${uuid}`)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /The score itself/ })).toBeChecked();
  });

  it('deletes after a question', async () => {
    const { user, router } = arrive();
    api.answer({ [`DELETE leagues/${uuid}`]: new Reply(204) });
    await user.click(await screen.findByRole('button', { name: 'Delete league' }));
    expect(api.called(`DELETE leagues/${uuid}`)).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Winter Series?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete league' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/organise/leagues'));
  });

  it('is for whoever made the league', async () => {
    arrive({ canChange: false });
    expect(await screen.findByText('Not your league')).toBeVisible();
  });
});

it('makes a league and goes on to its form', async () => {
  api.answer({
    'GET profiles/me/leagues': [
      { uuid: uuidOf(8), name: 'Old', bestOf: 3, scoring: 'PLACES', competitionsCount: 4 },
    ],
    'POST leagues': aLeague({ canChange: true }),
    [`GET leagues/${uuid}/leaderboard`]: aLeague({ canChange: true }),
    'GET profiles/me/competitions?page=1': aPage([]),
  });
  const { user, router } = renderRoutes(routes, { at: '/organise/leagues', signedInAs: someUuid });
  expect(await screen.findByRole('link', { name: /Old/ })).toHaveTextContent('4 competitions');
  await user.click(screen.getByRole('button', { name: 'New league' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New league' }));
  await user.click(dialog.getByRole('button', { name: 'Create league' }));
  expect(dialog.getByText('Required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' Winter Series ');
  await user.click(dialog.getByRole('button', { name: 'Create league' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/organise/leagues/${uuid}`));
  expect(api.called('POST leagues')[0]?.body).toEqual({ name: 'Winter Series' });
});
