// The sheet as the board opens it, in the real router, against a real HTTP server that plays the API.
import {
  breakLine,
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
const deleteCall = `DELETE competitions/${someCompetition}/entries/${uuidOf(1)}`;

beforeEach(() => {
  localStorage.clear();
  api.answer({
    [competitionCall]: twoCategories({ role: 'STAFF_JUDGE' }),
    [`${competitionCall}/leaderboard?category=${open}&audience=staff`]: aBoard(open, [
      aRow(1, { attemptsCount: 7 }),
      aRow(2, { attemptsCount: 0 }),
    ]),
    [`${competitionCall}/leaderboard?category=${youth}&audience=staff`]: aBoard(youth, []),
    [`${competitionCall}/entries`]: { data: [], metadata: { next: null } },
  });
});

async function openSheet(name: string) {
  const { user } = renderRoutes(routes, { at: `/${someCompetition}/entries`, signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name }));
  return { user, sheet: within(await screen.findByRole('dialog', { name })) };
}

it('asks before attempts are lost with an entry', async () => {
  const { user, sheet } = await openSheet('First1 Last1');
  await user.click(sheet.getByRole('button', { name: 'Delete entry' }));
  expect(
    screen.getByText(
      'This entry has 7 attempts logged. Are you sure you want to delete this entry and all its attempts?',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.called(deleteCall)).toEqual([]);
});

it('deletes on confirmation, says so, and returns to the list with nothing selected', async () => {
  let answer: () => void = () => undefined;
  api.answer({
    [deleteCall]: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))),
  });
  const { user, sheet } = await openSheet('First1 Last1');
  await user.click(sheet.getByRole('button', { name: 'Delete entry' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete entry' }));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();

  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /First1/ })).toHaveAttribute('aria-selected', 'false');
});

it('names whom it deletes, asks without attempts too, and takes it back', async () => {
  const { user, sheet } = await openSheet('First2 Last2');
  const entry = `competitions/${someCompetition}/entries/${uuidOf(2)}`;
  api.answer({ [`DELETE ${entry}`]: () => undefined, [`POST ${entry}/restore`]: { entry: anEntry(1) } });
  await user.click(sheet.getByRole('button', { name: 'Delete entry' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete First2 Last2?' }));
  expect(api.called(`DELETE ${entry}`)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
  expect(await screen.findByText('First2 Last2 was deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('First2 Last2 is entered again.')).toBeVisible();
  expect(api.called(`POST ${entry}/restore`)).toHaveLength(1);
});

it.each([
  [
    'refused',
    refuse(400, 'request.invalid'),
    'Problem submitting your data',
    'Please check your submission and try again',
  ],
  [
    'broken',
    refuse(500, 'internal', 'Please try again. Reference: 7K3M-9Q2X-AB4D.'),
    'Unknown error occurred',
    'Please try again. Reference: 7K3M-9Q2X-AB4D. If the problem persists, email help@example.org.',
  ],
  [
    'unanswered',
    breakLine,
    'Network error occurred',
    'Make sure you’re connected to the internet then try again',
  ],
])('explains a deletion that was %s', async (_how, answer, title, message) => {
  api.answer({ [`DELETE competitions/${someCompetition}/entries/${uuidOf(2)}`]: answer });
  const { user, sheet } = await openSheet('First2 Last2');
  await user.click(sheet.getByRole('button', { name: 'Delete entry' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete entry' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(message)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'First2 Last2' })).not.toBeInTheDocument();
});
