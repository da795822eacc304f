// The screen in the real router, against a real HTTP server in this process that plays the API.
import type { ResultRow } from '@topout/contract';
import {
  aCompetition,
  aStage,
  fakeApi,
  refuse,
  renderRoutes,
  Reply,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../../routes.tsx';
import { aResultRow, qualification, someResults } from '../testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const call = `PATCH ${its}/stages/${qualification}/starting-groups`;
const inGroups = (...groups: (string | null)[]): ResultRow[] =>
  groups.map((startingGroup, index) => aResultRow(index + 1, { startingGroup }));

function arrive(rows: ResultRow[] = inGroups('A', 'B', 'A'), role: 'MASTER' | 'JUDGE' = 'MASTER') {
  api.answer({
    [`GET ${its}`]: aCompetition({ role, judgeKey: 'KEY', stages: [aStage({ uuid: qualification })] }),
    [`GET ${its}/results.json`]: someResults(rows),
    [call]: new Reply(204),
  });
  const at = `/${someCompetition}/results/groups/${qualification}`;
  return renderRoutes(routes, { at, signedInAs: someUuid });
}

const openFirst = async ({ user }: ReturnType<typeof arrive>) => {
  await user.click(await screen.findByRole('button', { name: 'First1 Last' }));
  return within(await screen.findByRole('dialog', { name: 'Move First1 Last' }));
};

it('moves somebody by keyboard, and takes it back', async () => {
  const arrived = arrive();
  const { user } = arrived;
  const row = await screen.findByRole('button', { name: 'First1 Last' });
  row.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move First1 Last' }));
  // With two groups there is only one to move to.
  expect(dialog.getByRole('radio', { name: /^Group A/ })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: /^Group B/ })).toBeChecked();
  api.answer({ [`GET ${its}/results.json`]: someResults(inGroups('B', 'B', 'A')) });
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('status')).toHaveTextContent('First1 Last is in group B now.');
  expect(await screen.findByText('A: 1, B: 2 in all')).toBeVisible();
  api.answer({ [`GET ${its}/results.json`]: someResults(inGroups('A', 'B', 'A')) });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('First1 Last is back in group A.'),
  );
  const entry = aResultRow(1).entry;
  expect(api.called(call).map(({ body }) => body)).toEqual([
    { entry, from: 'A', to: 'B', despiteResults: false },
    { entry, from: 'B', to: 'A', despiteResults: true },
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('warns before it moves somebody with results, also with those that came meanwhile', async () => {
  const arrived = arrive();
  const dialog = await openFirst(arrived);
  await arrived.user.click(dialog.getByRole('radio', { name: /^Group B/ }));
  api.answer({ [call]: refuse(409, 'entry.climbed', 'They already have results.') });
  await arrived.user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText(/^They already have results/)).toBeVisible();
  api.answer({ [call]: new Reply(204) });
  await arrived.user.click(dialog.getByRole('button', { name: 'Move despite results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called(call)[1]?.body).toMatchObject({ to: 'B', despiteResults: true });
});

it('says that somebody else was quicker, and keeps the question', async () => {
  const arrived = arrive();
  const dialog = await openFirst(arrived);
  await arrived.user.click(dialog.getByRole('radio', { name: /^Group B/ }));
  api.answer({ [call]: refuse(409, 'entry.changed', 'Somebody else has just moved this entry.') });
  await arrived.user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('Somebody else has just moved this entry.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('finds people, and offers groups that were emptied by hand', async () => {
  const { user } = arrive(inGroups('A', 'C', 'A'));
  await user.type(await screen.findByRole('searchbox'), 'first2');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'First1 Last' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'First2 Last' }));
  const choices = within(await screen.findByRole('dialog')).getAllByRole('radio');
  expect(choices).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Move' })).toBeDisabled();
});

it('asks for a draw first', async () => {
  arrive(inGroups(null, null));
  expect(await screen.findByText('Nothing is drawn yet')).toBeVisible();
});

it('is for organisers', async () => {
  arrive(inGroups('A', 'B'), 'JUDGE');
  expect(await screen.findByText('Not for your role')).toBeVisible();
});
