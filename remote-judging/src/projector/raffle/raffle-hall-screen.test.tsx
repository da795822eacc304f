import type { RaffleWinners } from '@topout/contract';
import { revealedAt } from '@topout/domain';
import {
  aCompetition,
  EventsReply,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  waitFor,
} from '@topout/testing';
import RaffleHallScreen from './raffle-hall-screen.tsx';

const api = fakeApi();
const path = `GET competitions/${someCompetition}/raffle/winners`;
const uuidOf = (n: number) => `0198a5c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const winner = { draw: uuidOf(9), name: 'Mia M.', drawnAt: '2026-03-15T09:00:00.000Z', among: 148 };
const raffle = (change: Partial<RaffleWinners> = {}): RaffleWinners => ({
  left: 148,
  prizes: [
    { uuid: uuidOf(1), name: 'Chalk bag', winner: null },
    { uuid: uuidOf(2), name: '', winner: null },
  ],
  last: null,
  ...change,
});
/** Just now, unless said otherwise. */
const drawn = (drawnAt = new Date().toISOString(), name = winner.name) =>
  raffle({
    left: 147,
    prizes: [
      { uuid: uuidOf(1), name: 'Chalk bag', winner: { ...winner, drawnAt, name } },
      { uuid: uuidOf(2), name: '', winner: null },
    ],
    last: winner.draw,
  });

function show(data: RaffleWinners) {
  api.answer({
    [`GET competitions/${someCompetition}`]: aCompetition(),
    [path]: data,
    [`GET competitions/${someCompetition}/events`]: new EventsReply(),
    [`GET competitions/${someCompetition}/announcements`]: { data: [] },
  });
  return renderRoutes([{ path: '/:competition/screen/raffle', element: <RaffleHallScreen /> }], {
    at: `/${someCompetition}/screen/raffle`,
  });
}

it('shows the next prize, then suspense, then the name', async () => {
  show(raffle());
  expect(await screen.findByText('148 climbers in the raffle')).toBeVisible();
  expect(screen.getByText('Chalk bag')).toBeVisible();
  const at = new Date().toISOString();
  api.answer({ [path]: drawn(at, '') });
  expect(await screen.findByText('Drawing...', undefined, { timeout: 4_000 })).toBeVisible();
  await waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(revealedAt(at))), { timeout: 5_000 });
  // The server's clock is a little behind this device's.
  expect(screen.getByText('Drawing...')).toBeVisible();
  api.answer({ [path]: drawn(at) });
  expect(await screen.findByText('Mia M.', undefined, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByText('Drawn from 148 climbers')).toBeVisible();
}, 15_000);

it.each([
  ['what was drawn before', () => drawn(winner.drawnAt), 'Mia M.'],
  ['the suspense again when it is reloaded in the middle of it', drawn, 'Drawing...'],
  [
    'that all is drawn',
    () => raffle({ prizes: [{ uuid: uuidOf(1), name: 'Bag', winner }] }),
    'All prizes are drawn',
  ],
  ['that there are no prizes', () => raffle({ prizes: [] }), 'There are no prizes yet'],
])('shows %s', async (_what, data, text) => {
  show(data());
  expect(await screen.findByText(text)).toBeVisible();
});
