import type { UnconfirmedResult } from '@topout/contract';
import { screen, waitFor, within } from '@topout/testing';
import { anAttempt, anEntry, aRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const path = `/${competition}/unconfirmed`;
const list = `GET competitions/${competition}/unconfirmed-results`;
const names = ['Ada Ascent', 'Bea Bold'];

const result = (route: number, user: number): UnconfirmedResult => ({
  route: routeId(route),
  user: userId(user),
  version: 1,
  attempts: [{ success: true, segmentsCount: 1, usedLastHold: false }],
});

function openWith(data: UnconfirmedResult[], total = data.length) {
  open({
    routes: [aRoute(), aRoute({ uuid: routeId(2), name: 'Slab', displayRouteGroupMapping: {} })],
    // The versions of its answers come after those of the results.
    attempts: [anAttempt(userId(1), 1)],
    entries: names.map((name, at) => anEntry(at + 1, name, { competitorNumber: String(at + 41) })),
  });
  api.answer({ [list]: { data, total } });
}
const sent = () =>
  api
    .called(`POST competitions/${competition}/commands`)
    .flatMap(
      ({ body }) => (body as { commands: { kind: string; route: string; competitor: string }[] }).commands,
    )
    .map(({ kind, route, competitor }) => [kind, route, competitor]);

it('lists what waits by route, confirms with one tap and takes it back', async () => {
  openWith([result(1, 1), result(2, 2)]);
  const { user } = visit(path);
  const first = await screen.findByRole('region', { name: '1 · Opening Night 1' });
  expect(screen.getByRole('region', { name: 'Slab 1' })).toHaveTextContent('Bea Bold');
  await user.click(within(first).getByRole('button', { name: 'Confirm the result of Ada Ascent' }));
  expect(await within(first).findByText('Confirmed')).toBeVisible();
  api.answer({ [list]: { data: [result(2, 2)], total: 1 } });
  await user.click(within(first).getByRole('button', { name: 'Undo confirming the result of Ada Ascent' }));
  expect(
    await within(first).findByRole('button', { name: 'Confirm the result of Ada Ascent' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(sent()).toEqual([
      ['result.confirm', routeId(1), userId(1)],
      ['result.unconfirm', routeId(1), userId(1)],
    ]),
  );
});

it('opens the results of the climber whose code was typed or scanned, and confirms them all', async () => {
  openWith([result(1, 1), result(2, 1), result(2, 2)]);
  const { user } = visit(path);
  const search = await screen.findByRole('searchbox', { name: 'Name or number' });
  await user.type(search, `http://hall/${competition}/entries?entry=${userId(1)}{Enter}`);
  const ofAda = await screen.findByRole('region', { name: 'Ada Ascent 2' });
  expect(screen.queryByText('Bea Bold')).not.toBeInTheDocument();
  await user.click(within(ofAda).getByRole('button', { name: 'Confirm all 2' }));
  expect(await within(ofAda).findAllByText('Confirmed')).toHaveLength(2);
  await user.click(within(ofAda).getByRole('button', { name: 'Undo all' }));
  expect(await within(ofAda).findByRole('button', { name: 'Confirm all 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Everybody' }));
  await user.type(await screen.findByRole('searchbox'), '42{Enter}');
  expect(await screen.findByRole('region', { name: 'Bea Bold 1' })).toBeVisible();
});

it('says that nothing waits, and that nobody is found', async () => {
  openWith([]);
  const { user } = visit(path);
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '99{Enter}');
  expect(await screen.findByText('No result of anybody like that waits.')).toBeVisible();
});

it('asks for one climber’s own where there are too many for one answer', async () => {
  openWith([result(1, 1)], 400);
  api.answer({ [`${list}?competitor=${userId(2)}`]: { data: [result(2, 2)], total: 1 } });
  const { user } = visit(path);
  expect(await screen.findByText('The 1 that wait longest, of 400.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '42{Enter}');
  expect(await screen.findByRole('region', { name: 'Bea Bold 1' })).toBeVisible();
});
