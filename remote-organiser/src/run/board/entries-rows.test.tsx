// The board in the real router, against a real HTTP server in this process that stands for the API.
import { breakLine, fakeApi, renderRoutes, screen, someCompetition, waitFor, within } from '@topout/testing';
import { routes } from '../../routes.tsx';
import { aBoard, ada, aRow, bo, open, twoCategories, uuidOf, youth } from './testing.ts';

const api = fakeApi();
const at = `/${someCompetition}/entries`;
const competitionCall = `GET competitions/${someCompetition}`;
const boardCall = (category: string) => `${competitionCall}/leaderboard?category=${category}`;

beforeEach(() => {
  localStorage.clear();
  api.answer({
    [competitionCall]: twoCategories(),
    [boardCall(open)]: aBoard(open, [aRow(1, { user: ada, scoreText: '349 pts' }), aRow(2, { user: bo })]),
    [boardCall(youth)]: aBoard(youth, []),
  });
});

const row = async (name: RegExp) => screen.findByRole('row', { name });

const followed = () => JSON.parse(localStorage.getItem(`${someCompetition}/followed`) ?? '[]') as unknown;

it('follows from the explanation of a place, keeps it on this device, marks and pins the line', async () => {
  api.answer({ [`${competitionCall}/leaderboard/why`]: breakLine });
  const { user } = renderRoutes(routes, { at: `${at}?why=${uuidOf(2)}` });
  const star = await screen.findByRole('button', { name: 'Follow Bo Adams', pressed: false });
  await user.click(star);
  expect(followed()).toEqual([bo.uuid]);
  expect(await row(/Bo Adams followed/)).toBeInTheDocument();
  const pinned = within(screen.getByRole('region', { name: 'Your competitors' }));
  expect(pinned.getByRole('button', { name: /^Go to Bo Adams: 2.*100 pts/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Follow Bo Adams', pressed: true }));
  expect(followed()).toEqual([]);
  expect(screen.queryByRole('row', { name: /followed/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your competitors' })).not.toBeInTheDocument();
});

it('leads from a pinned line to its row, also past a search, and takes the focus along', async () => {
  // There is no layout here, and so nothing to scroll.
  HTMLElement.prototype.scrollIntoView = jest.fn();
  localStorage.setItem(`${someCompetition}/followed`, JSON.stringify([bo.uuid]));
  const { user } = renderRoutes(routes, { at });
  const pin = await screen.findByRole('button', { name: /^Go to Bo Adams/ });
  await user.type(screen.getByRole('searchbox'), 'Rock');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Adams/ })).not.toBeInTheDocument());
  await user.click(pin);
  const found = within(await row(/Bo Adams/)).getByRole('button', { name: 'Bo Adams' });
  await waitFor(() => expect(found).toHaveFocus());
});

it('explains a place on request, and closes with the way back', async () => {
  const [first, second] = [aRow(1, { user: ada, scoreText: '349 pts' }), aRow(2, { user: bo })];
  api.answer({
    [`${competitionCall}/leaderboard/why`]: {
      version: 1,
      row: second,
      tied: [],
      above: { row: first, reason: { by: 'score', ahead: 349, behind: 100, routes: [], flash: null } },
      below: null,
      prospects: [
        { places: 1, prospect: 'OUT' },
        { places: 3, prospect: 'SURE' },
      ],
    },
  });
  const { user, router } = renderRoutes(routes, { at });
  await user.click(await screen.findByRole('link', { name: '2: why is Bo Adams 2nd?' }));
  const dialog = await screen.findByRole('dialog', { name: '2nd: Bo Adams' });
  expect(await within(dialog).findByText('Behind Ada Rock (1st): 349 pts to 100 pts.')).toBeVisible();
  expect(within(dialog).getByText('Is sure of the podium.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Scorecard' })).toHaveAttribute(
    'href',
    `/${someCompetition}?entry=${bo.uuid}`,
  );
  expect(router.state.location.search).toBe(`?why=${uuidOf(2)}`);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('shows side by side where a place was won', async () => {
  const marks = 'FT.';
  const [first, second] = [
    aRow(1, { user: ada, scoreText: '349 pts', marks }),
    aRow(2, { user: bo, scoreText: '289 pts', marks }),
  ];
  const reached = { ahead: { mark: 'F', attempt: 1 }, behind: { mark: 'T', attempt: 4 } };
  api.answer({
    [`${competitionCall}/leaderboard/why`]: {
      version: 1,
      row: second,
      tied: [],
      above: {
        row: first,
        reason: {
          by: 'score',
          ahead: 349,
          behind: 289,
          routes: [{ route: uuidOf(5), lead: 60, ...reached }],
          flash: null,
        },
      },
      below: null,
    },
  });
  renderRoutes(routes, { at: `${at}?why=${uuidOf(2)}` });
  const dialog = within(await screen.findByRole('dialog', { name: '2nd: Bo Adams' }));
  for (const link of document.querySelectorAll('a[aria-label*="why is"]'))
    expect(link.getAttribute('href')?.match(/why=/g)).toHaveLength(1);
  expect(await dialog.findByText('Behind Ada Rock (1st): 60 pts, made on 1 route')).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Flash Top, 4th −60' })).toBeVisible();
  expect(dialog.getByText('The other 2 routes are level or cancel out.')).toBeVisible();
});

it('marks those who share a place', async () => {
  api.answer({
    [boardCall(open)]: aBoard(open, [aRow(1, { user: ada }), aRow(2, { user: bo, position: 1 })]),
  });
  renderRoutes(routes, { at });
  expect(await screen.findByRole('link', { name: '1, tied: why is Bo Adams 1st?' })).toHaveTextContent('=1');
});

describe('of moves', () => {
  const moved = (more: Parameters<typeof aBoard>[2]) =>
    aBoard(open, [aRow(1, { user: ada }), aRow(2, { user: bo, moved: -3 })], more);
  const why = async () => (await screen.findAllByRole('link', { name: /Bo Adams/ }))[0];

  it('tells those of the last ten minutes', async () => {
    api.answer({ [boardCall(open)]: moved({ changedAt: new Date().toISOString() }) });
    renderRoutes(routes, { at });
    expect(await why()).toHaveAccessibleName('2, down 3: why is Bo Adams 2nd?');
  });

  it('tells none of a board that has long been the same, or is over', async () => {
    api.answer({ [boardCall(open)]: moved({}) });
    const { unmount } = renderRoutes(routes, { at });
    expect(await why()).toHaveAccessibleName('2: why is Bo Adams 2nd?');
    unmount();
    api.answer({
      [competitionCall]: twoCategories({ status: 'PAST' }),
      [boardCall(open)]: moved({ changedAt: new Date().toISOString() }),
    });
    renderRoutes(routes, { at });
    expect(await why()).toHaveAccessibleName('2: why is Bo Adams 2nd?');
  });
});

it('is a start list before the start: by number, without places and scores', async () => {
  const waiting = { position: null, scoreText: '', score: null, attemptsCount: 0 };
  api.answer({
    [competitionCall]: twoCategories({ status: 'UPCOMING', startTime: '2099-05-01T08:00:00Z' }),
    [boardCall(open)]: aBoard(open, [
      aRow(1, { ...waiting, user: ada, competitorNumber: '12' }),
      aRow(2, { ...waiting, user: bo, competitorNumber: '7' }),
    ]),
  });
  renderRoutes(routes, { at });
  const table = within(await screen.findByRole('table', { name: 'Open' }));
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['7', '12']);
  expect(table.queryByRole('link')).not.toBeInTheDocument();
  expect(await screen.findByText('First climbers')).toHaveTextContent('Fri 1 May 2099, 09:00');
  expect(screen.getByRole('timer')).toHaveTextContent(/^in \d+ days/);
});

it('keeps a large board in a window, numbered as a whole', async () => {
  // jsdom lays nothing out; rows must have a height for some of them to be out of sight.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const rows = Array.from({ length: 2_000 }, (_, index) => aRow(index + 1));
  api.answer({ [boardCall(open)]: aBoard(open, rows) });
  renderRoutes(routes, { at });
  const table = await screen.findByRole('table', { name: 'Open' });
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  expect(table).toHaveAttribute('aria-rowcount', '2001');
  expect(table.querySelectorAll('[data-entry]').length).toBeLessThan(200);
  jest.restoreAllMocks();
});
