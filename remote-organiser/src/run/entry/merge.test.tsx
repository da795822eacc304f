// Merge mode as the board offers it, in the real router, against a real HTTP server that plays the API.
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
import { aBoard, anEntry, aRow, open, twoCategories, uuidOf, youth } from '../board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const competitionCall = `GET competitions/${someCompetition}`;
const mergeCall = `competitions/${someCompetition}/entries/${uuidOf(1)}/merge`;

beforeEach(() => {
  localStorage.clear();
  api.answer({
    [competitionCall]: twoCategories({ role: 'STAFF' }),
    [`${competitionCall}/leaderboard?category=${open}&audience=staff`]: aBoard(open, [aRow(1), aRow(2)]),
    [`${competitionCall}/leaderboard?category=${youth}&audience=staff`]: aBoard(youth, []),
    [`${competitionCall}/entries`]: { data: [], metadata: { next: null } },
    [`GET ${mergeCall}?target=${uuidOf(2)}`]: {
      source: { ...anEntry(1), account: 'SELF' },
      target: { ...anEntry(2), account: null },
      merged: { stays: 'source', competitorNumber: '2', status: 'ENTERED' },
      routes: [
        { route: uuidOf(71), moved: 3, dropped: 0 },
        { route: uuidOf(72), moved: 1, dropped: 2 },
      ],
    },
    [`POST ${mergeCall}`]: { record: uuidOf(9), entry: anEntry(2) },
  });
});

async function startMerge() {
  const { user, router } = renderRoutes(routes, {
    at: `/${someCompetition}/entries`,
    signedInAs: someUuid,
  });
  await user.click(await screen.findByRole('button', { name: 'First1 Last1' }));
  await user.click(await screen.findByRole('button', { name: 'Merge with entry...' }));
  return { user, router };
}

const chooseTarget = async (user: Awaited<ReturnType<typeof startMerge>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'First2 Last2' }));
  return within(await screen.findByRole('dialog', { name: 'We will merge' }));
};

it('says what will move, merges on Confirm, and goes back to the list with nothing selected', async () => {
  const { user, router } = await startMerge();
  expect(screen.getByText('Choose the entry that First1 Last1 is merged into.')).toBeVisible();
  const sheet = await chooseTarget(user);
  expect(sheet.getByText('First1 Last1').parentElement).toHaveTextContent('First1 Last1 into First2 Last2');
  expect(await sheet.findByText('4 attempts on 2 routes will move.')).toBeVisible();
  expect(sheet.getByText(/^2 attempts will be dropped/)).toBeVisible();
  expect(sheet.getByText('Open, number 1, has an account')).toBeVisible();
  expect(sheet.getByText('Open, number 2, no account')).toBeVisible();
  expect(sheet.getByText('First1 Last1, Open, number 2, has an account')).toBeVisible();
  expect(sheet.queryByText(/Both have an account/)).not.toBeInTheDocument();

  let answer: () => void = () => undefined;
  api.answer({
    [`POST ${mergeCall}`]: () =>
      new Promise((resolve) => (answer = () => resolve({ record: uuidOf(9), entry: anEntry(2) }))),
  });
  await user.click(sheet.getByRole('button', { name: 'Confirm' }));
  expect(await sheet.findByRole('button', { name: 'Merging...' })).toBeDisabled();
  answer();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called(`POST ${mergeCall}`)[0]?.body).toEqual({ target: uuidOf(2) });
  expect(router.state.location.pathname).toBe(`/${someCompetition}/entries`);
  expect(screen.getByRole('row', { name: /First1/ })).toHaveAttribute('aria-selected', 'false');
});

it('says which account is left without an entry where both have one', async () => {
  api.answer({
    [`GET ${mergeCall}?target=${uuidOf(2)}`]: {
      source: { ...anEntry(1), account: 'PARENT' },
      target: { ...anEntry(2), account: 'SELF' },
      merged: { stays: 'target', competitorNumber: '2', status: 'ENTERED' },
      routes: [],
    },
  });
  const { user } = await startMerge();
  const sheet = await chooseTarget(user);
  expect(await sheet.findByText(/^Both have an account.*First1 Last1/)).toBeVisible();
});

it('is undone from the message that says so', async () => {
  const restore = `POST competitions/${someCompetition}/history/${uuidOf(9)}/restore`;
  api.answer({ [restore]: { entry: anEntry(1) } });
  const { user } = await startMerge();
  const sheet = await chooseTarget(user);
  await user.click(sheet.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('First1 Last1 was merged into First2 Last2.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('First1 Last1 has a separate entry again.')).toBeInTheDocument();
  expect(api.called(restore)).toHaveLength(1);
});

it.each([
  ['before a target is chosen', false],
  ['after', true],
])('clears mode and target when it is cancelled %s', async (_when, chosen) => {
  const { user } = await startMerge();
  if (chosen) await chooseTarget(user);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/^Choose the entry/)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.called(`POST ${mergeCall}`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'First2 Last2' }));
  expect(await screen.findByRole('dialog', { name: 'First2 Last2' })).toBeVisible();
});

it('explains a merge that was refused, and can be confirmed again', async () => {
  api.answer({ [`POST ${mergeCall}`]: refuse(400, 'request.invalid') });
  const { user } = await startMerge();
  const sheet = await chooseTarget(user);
  await user.click(sheet.getByRole('button', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Problem submitting your data' }));
  expect(dialog.getByText('Please check your submission and try again')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
});
