import type { Raffle, RaffleDraw } from '@topout/contract';
import {
  aCompetition,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { uuidOf } from '../board/testing.ts';
import RaffleScreen from './raffle-screen.tsx';

const api = fakeApi();
const path = `competitions/${someCompetition}/raffle`;
const hall = `competitions/${someCompetition}/screen`;
const [bag, rope, ada] = [uuidOf(1), uuidOf(2), uuidOf(11)];

const boards = {
  name: '',
  own: false,
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: 'Welcome',
  shows: 'BOARDS',
  step: 0,
  reloads: 0,
  raffle: 0,
  version: 1,
};
const aDraw = (change: Partial<RaffleDraw> = {}): RaffleDraw => ({
  uuid: uuidOf(21),
  user: ada,
  name: 'Ada Ash',
  drawnAt: '2026-03-15T09:00:00.000Z',
  drawnBy: 'Maja Master',
  among: 2,
  absent: false,
  ...change,
});
const raffle = (draws: RaffleDraw[] = [], change: Partial<Raffle> = {}): Raffle => ({
  version: 1,
  drawnFrom: 'RESULTS',
  least: 1,
  prizes: [
    { uuid: bag, name: 'Chalk bag', draws },
    { uuid: rope, name: '', draws: [] },
  ],
  pool: [{ user: ada, name: 'Ada Ash', category: 'Open' }],
  ...change,
});

function show(first: Raffle) {
  api.answer({
    [`GET competitions/${someCompetition}`]: aCompetition({ role: 'MASTER' }),
    [`GET ${path}`]: first,
    [`GET ${hall}s`]: { screens: [boards], open: [] },
  });
  return renderRoutes([{ path: '/:competition/raffle', element: <RaffleScreen /> }], {
    at: `/${someCompetition}/raffle`,
    signedInAs: someUuid,
  });
}

it('draws the next prize, and keeps the press while its answer is lost', async () => {
  const post = `POST ${path}/draws`;
  api.answer({ [post]: refuse(503, 'busy', 'Please try again.') });
  const { user } = show(raffle());
  expect(await screen.findByText('With 1 result or more, and not drawn yet')).toBeVisible();
  const draw = screen.getByRole('button', { name: 'Draw: Chalk bag' });
  await user.click(draw);
  await waitFor(() => expect(api.called(post).length).toBeGreaterThan(0));
  await waitFor(() => expect(draw).toBeEnabled());
  api.answer({ [post]: raffle([aDraw()]) });
  await user.click(draw);
  expect(await screen.findByText('Chalk bag: Ada Ash')).toBeVisible();
  expect(screen.getByText(/drawn by Maja Master from 2$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Draw: Prize 2' })).toBeVisible();
  const presses = new Set(api.called(post).map(({ body }) => JSON.stringify(body)));
  expect(presses.size).toBe(1);
});

it('brings the raffle onto the screens, and the boards back', async () => {
  const put = `PUT ${hall}`;
  api.answer({ [put]: { screens: [{ ...boards, shows: 'RAFFLE' }], open: [] } });
  const { user } = show(raffle());
  await user.click(await screen.findByRole('button', { name: 'Show the raffle' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the boards' }));
  await waitFor(() =>
    expect(api.called(put).map(({ body }) => body)).toEqual([{ shows: 'RAFFLE' }, { shows: 'BOARDS' }]),
  );
});

it('draws again for somebody who is not there, and takes that back', async () => {
  const patch = `PATCH ${path}/draws/${uuidOf(21)}`;
  api.answer({ [patch]: raffle([aDraw({ absent: true })]) });
  const { user } = show(raffle([aDraw()]));
  await user.click(await screen.findByRole('button', { name: 'Ada Ash is not there' }));
  expect(await screen.findByText(/^Ada Ash was not there ·/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Draw: Chalk bag' })).toBeVisible();
  api.answer({ [patch]: raffle([aDraw()]) });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Chalk bag: Ada Ash')).toBeVisible();
  expect(api.called(patch).map(({ body }) => body)).toEqual([{ absent: true }, { absent: false }]);
});

it('sets how many prizes there are, with names or without, and who is in it', async () => {
  const put = `PUT ${path}`;
  api.answer({ [put]: raffle() });
  const { user } = show(raffle());
  await user.click(await screen.findByRole('button', { name: 'Prizes and rules' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /^Everybody checked in/ }));
  const names = dialog.getByRole('textbox', { name: /^Names of the prizes/ });
  await user.clear(names);
  await user.type(names, 'Bag{Enter}Rope{Enter}Pass');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called(put)[0]?.path).toMatch(/\?version=1$/);
  expect(api.called(put)[0]?.body).toEqual({
    drawnFrom: 'CHECKED_IN',
    least: 1,
    prizes: [
      { uuid: bag, name: 'Bag' },
      { uuid: rope, name: 'Rope' },
      { uuid: expect.any(String), name: 'Pass' },
    ],
  });
});

it.each([
  ['there are no prizes', raffle([], { prizes: [] }), 'No prizes yet'],
  ['nobody is left', raffle([], { pool: [] }), 'Nobody is left to be drawn.'],
])('draws nothing where %s', async (_what, data, text) => {
  show(data);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Draw: / })).not.toBeInTheDocument();
});
