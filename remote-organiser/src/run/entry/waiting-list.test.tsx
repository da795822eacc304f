// The list below the board in the real router, against a real HTTP server that plays the API.
import {
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { aBoard, anEntry, open, twoCategories, uuidOf, youth } from '../board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const orderCall = `PUT ${its}/waiting-list/${open}`;

const waiting = (n: number, place: number) =>
  anEntry(n, { status: 'WAITING', position: null, competitorNumber: null, waitingPosition: place });
const listed = (...order: readonly number[]) => ({
  data: order.map((n, index) => waiting(n, index + 1)).toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)),
  metadata: { next: null },
});

beforeEach(() => {
  localStorage.clear();
  api.answer({
    [`GET ${its}`]: twoCategories({ role: 'MASTER' }),
    [`GET ${its}/leaderboard?category=${open}`]: aBoard(open, []),
    [`GET ${its}/leaderboard?category=${youth}`]: aBoard(youth, []),
    [`GET ${its}/entries`]: listed(1, 2, 3),
  });
});

async function openList() {
  const { user } = renderRoutes(routes, { at: `/${someCompetition}/entries`, signedInAs: someUuid });
  const list = within(await screen.findByRole('list', { name: 'Waiting list, Open' }, { timeout: 15_000 }));
  const names = () =>
    list.getAllByRole('listitem').map(({ textContent }) => /First\d/.exec(textContent)?.[0]);
  return { user, list, names };
}

it('moves somebody up at once, each move on the order before it', async () => {
  api.answer({
    [orderCall]: () => {
      api.answer({ [`GET ${its}/entries`]: listed(3, 1, 2) });
      return null;
    },
  });
  const { user, names } = await openList();
  const up = screen.getByRole('button', { name: 'Move First3 Last3 up' });
  await user.click(up);
  await user.click(up);
  expect(names()).toEqual(['First3', 'First1', 'First2']);
  const [a, b, c] = [uuidOf(1), uuidOf(2), uuidOf(3)];
  await waitFor(() =>
    expect(api.called(orderCall).map(({ body }) => body)).toEqual([
      { entries: [a, c, b], seen: [a, b, c] },
      { entries: [c, a, b], seen: [a, c, b] },
    ]),
  );
});

it('shows the list as it is where somebody else changed it meanwhile', async () => {
  api.answer({
    [orderCall]: () => refuse(409, 'waiting_list.changed', 'The waiting list has just changed.'),
  });
  const { user, names } = await openList();
  api.answer({ [`GET ${its}/entries`]: listed(2, 3) });
  await user.click(screen.getByRole('button', { name: 'Move First3 Last3 up' }));
  await waitFor(() => expect(names()).toEqual(['First2', 'First3']));
});

it('gives a place out of turn, and takes somebody off after a question', async () => {
  const place = `PATCH ${its}/entries/${uuidOf(2)}`;
  const remove = `DELETE ${its}/entries/${uuidOf(1)}`;
  api.answer({ [place]: waiting(2, 1), [remove]: null });
  const { user, list } = await openList();
  await user.click(list.getByRole('button', { name: 'Give a place to First2 Last2' }));
  await waitFor(() => expect(api.called(place)[0]?.body).toEqual({ status: 'ENTERED' }));
  const off = list.getByRole('button', { name: 'Remove First1 Last1 from the waiting list' });
  await waitFor(() => expect(off).toBeEnabled());
  await user.click(off);
  expect(api.called(remove)).toHaveLength(0);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.called(remove)).toHaveLength(1));
});
