// A board that is opened while the server is away, against a real HTTP server that stands for the API.
import { breakLine, fakeApi, refuse, renderRoutes, screen, someCompetition, waitFor } from '@topout/testing';
import { routes } from '../../../routes.tsx';
import { keepBoard } from './keep-board.ts';
import { keptBoard } from './kept-board.ts';
import { aBoard, aRow, open, twoCategories, youth } from '../testing.ts';

const api = fakeApi();
const at = `/${someCompetition}/entries`;
const competitionCall = `GET competitions/${someCompetition}`;
const boardCall = (category: string) => `${competitionCall}/leaderboard?category=${category}`;
const show = () => renderRoutes(routes, { at });

beforeEach(() => {
  localStorage.clear();
  const keptAtMs = Date.now() - 60_000;
  const board = aBoard(open, [aRow(1)]);
  keepBoard(twoCategories(), [board], keptAtMs);
});

it('shows the last that was shown, says of when it is and that it is not live', async () => {
  api.answer({ [competitionCall]: breakLine, [boardCall(open)]: breakLine, [boardCall(youth)]: breakLine });
  show();
  expect(await screen.findByRole('row', { name: /First1 Last1/ })).toBeVisible();
  expect(await screen.findByText('Not live')).toBeVisible();
  expect(
    await screen.findByText(/^The connection is lost\. This is the board as of .*\d\d:\d\d/),
  ).toBeVisible();
});

it('shows the boards that it has where the competition alone is answered', async () => {
  api.answer({
    [competitionCall]: twoCategories(),
    [boardCall(open)]: breakLine,
    [boardCall(youth)]: breakLine,
  });
  show();
  expect(await screen.findByRole('row', { name: /First1 Last1/ }, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('Not live')).toBeVisible();
});

it.each([
  ['was hidden', () => twoCategories({ canSeeLeaderboard: false })],
  ['is gone', () => refuse(404, 'competition.unknown')],
])('shows no board that %s, and keeps it no longer', async (_what, answer) => {
  api.answer({ [competitionCall]: answer() });
  show();
  await waitFor(() => expect(keptBoard(someCompetition)).toBeNull());
  expect(screen.queryByText(/First1/)).not.toBeInTheDocument();
});

it('shows no board that is refused, and keeps it no longer', async () => {
  const refusal = refuse(403, 'forbidden');
  api.answer({ [competitionCall]: twoCategories(), [boardCall(open)]: refusal, [boardCall(youth)]: refusal });
  show();
  await waitFor(() => expect(keptBoard(someCompetition)).toBeNull());
  expect(screen.queryByText(/First1/)).not.toBeInTheDocument();
});
