// The large board in the real screen, on a wide window, against a server in this process.
import { fakeApi, renderRoutes, screen, someCompetition, within } from '@topout/testing';
import { routes } from '../../../routes.tsx';
import { aBoard, aRow, open, twoCategories, uuidOf, youth } from '../testing.ts';

const api = fakeApi();
const competitionCall = `GET competitions/${someCompetition}`;
const boardCall = (category: string) => `${competitionCall}/leaderboard?category=${category}`;
const now = new Date().toISOString();
const on = window.matchMedia;

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('1100px') }) as MediaQueryList;
  localStorage.clear();
  localStorage.setItem(`${someCompetition}/selectedCategories`, JSON.stringify([open]));
  const points = (n: number, score: number, marks: string) =>
    aRow(n, { score, scoreText: `${score} pts`, marks, position: Math.min(n, 2) });
  api.answer({
    [competitionCall]: twoCategories(),
    [boardCall(open)]: aBoard(open, [points(1, 500, 'FTz'), points(2, 250, 'T-.'), points(3, 250, '...')], {
      changedAt: now,
    }),
    [boardCall(youth)]: aBoard(youth, [aRow(4, { position: 1, marks: 'F', moved: 2 })], {
      changedAt: now,
      latest: [{ entry: uuidOf(4), route: uuidOf(9), mark: 'F', attempt: 1, changedAt: now }],
    }),
    [`${competitionCall}/leaderboard/attempts?category=${open}`]: {
      category: open,
      version: 1,
      attempts: { [uuidOf(1)]: '13a', [uuidOf(2)]: '25.' },
    },
  });
});

afterEach(() => {
  window.matchMedia = on;
});

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? cell.textContent);

it('has a tile for every route, with its attempt, and the gap to the place above', async () => {
  renderRoutes(routes, { at: `/${someCompetition}/entries` });
  expect(await screen.findByRole('columnheader', { name: 'Route 3' })).toBeVisible();
  await screen.findByRole('img', { name: 'Zone, 10th' });
  expect(await cellsOf(/First1/)).toEqual(['1', 'Flash', 'Top, 3rd', 'Zone, 10th', '', '500 pts']);
  expect(await cellsOf(/First2/)).toEqual(['=2', 'Top, 2nd', 'Tried, 5', 'Not tried', '−250', '250 pts']);
  expect((await cellsOf(/First3/)).slice(-2)).toEqual(['level', '250 pts']);
});

it('says beside it what came in, also in other categories', async () => {
  renderRoutes(routes, { at: `/${someCompetition}/entries` });
  const beside = within(await screen.findByRole('complementary', { name: 'Just now' }));
  const item = await beside.findByText('First4 Last4');
  expect(item.closest('li')).toHaveTextContent('Youth, 1st, up 2');
  expect(item.closest('li')).toHaveTextContent(/now$/);
  expect(beside.getByText('Height says how far, the number how many attempts.')).toBeVisible();
});

it('tells of runs how they ended, without holds, and gaps as fine as times', async () => {
  const run = (n: number, scoreText: string, marks: string) =>
    aRow(n, { scoreText, marks, position: n, attemptsCount: 2 });
  api.answer({
    [boardCall(open)]: aBoard(open, [run(1, '5.00', 'TT'), run(2, '5.10', 'T-')], {
      scoringSystem: 'IFSC_SPEED',
    }),
    [`${competitionCall}/leaderboard/attempts?category=${open}`]: {
      category: open,
      version: 1,
      attempts: { [uuidOf(1)]: '33', [uuidOf(2)]: '32' },
    },
  });
  renderRoutes(routes, { at: `/${someCompetition}/entries` });
  await screen.findByRole('img', { name: 'Fall' });
  expect(await cellsOf(/First2/)).toEqual(['2', 'Time', 'Fall', '+0.10', '5.10']);
  expect(screen.getByRole('row', { name: /First2/ })).not.toHaveTextContent('attempts');
  expect(screen.getByText('No time')).toBeVisible();
  expect(screen.queryByText(/which hold/)).toBeNull();
});
