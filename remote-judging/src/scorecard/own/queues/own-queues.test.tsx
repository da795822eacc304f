import type { Competition, OwnQueues } from '@topout/contract';
import { act, screen, waitFor, within } from '@topout/testing';
import { aRoute, competition, groupId, gym, men, routeId, userId, women } from '../../../testing/gym.tsx';
import { aCard, summary } from '../testing.ts';

const { api, open, sent, visit } = gym();
const group = { uuid: groupId, name: 'All', categories: [women.uuid, men.uuid] };
// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const place = { competitor: userId(1), route: routeId(1), before: 2, call: null, calledAt: null, skips: 0 };

function atJam(queues: Partial<OwnQueues> = {}, address = '', more: Partial<Competition> = {}) {
  open({
    role: null,
    competition: {
      ...more,
      userEntry: summary(1, 'Ada Rock'),
      canSeeLeaderboard: false,
      routeGroups: [{ ...group, scoredBy: 'JUDGES', climbersQueue: true, confirmedBy: 'NOBODY' }],
    },
    routes: [aRoute({ name: 'Slab' })],
  });
  api.answer({
    [`GET competitions/${competition}/entries/me`]: aCard(),
    [`GET competitions/${competition}/own-queues`]: {
      routes: [{ route: routeId(1), waiting: 3, pace: 4 }],
      places: [],
      climbers: [{ competitor: userId(1), restsUntil: null }],
      ...queues,
    },
  });
  return visit(`/${competition}${address}`);
}
const join = (name = /Join the queue of/) => screen.findByRole('button', { name });

it('opens a scanned route with its queue, and joins it at once', async () => {
  const { user } = atJam({}, `?route=${routeId(1)}`);
  await user.click(await join());
  await waitFor(() => expect(sent('queue.')).toMatchObject([{ kind: 'queue.add', competitor: userId(1) }]));
  expect(screen.getByText('3 wait, about 10 min')).toBeVisible();
});

it('says why the server refused', async () => {
  const { user } = atJam({}, `?route=${routeId(1)}`);
  const message = 'This route is done: there is no attempt left on it.';
  const reason = { code: 'queue.done', message };
  api.answer({
    [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => ({
      data: (body as { commands: { id: string }[] }).commands.map(({ id }) => ({
        id,
        outcome: 'DROPPED',
        reason,
        version: 1,
        boardVersion: null,
      })),
    }),
  });
  await user.click(await join());
  await waitFor(() => expect(api.called(`POST competitions/${competition}/commands`)).toHaveLength(1));
});

it('does not offer to join without a network, while resting, and in too many queues', async () => {
  const later = new Date(Date.now() + 600_000).toISOString();
  atJam({ climbers: [{ competitor: userId(1), restsUntil: later }] }, `?route=${routeId(1)}`);
  expect(await join()).toBeDisabled();
  expect(screen.getByText(/^Resting until/)).toBeVisible();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('Joining needs a network.')).toBeVisible();
  online.mockRestore();
});

it('shows place and wait, and leaves, also without a network', async () => {
  const { user } = atJam({ places: [place] });
  const queues = within(await screen.findByRole('region', { name: 'My queues' }));
  expect(queues.getByText('2 before you, about 8 min')).toBeVisible();
  await user.click(queues.getByRole('button', { name: /^Leave the queue of/ }));
  await waitFor(() =>
    expect(sent('queue.')).toMatchObject([{ kind: 'queue.remove', competitor: userId(1) }]),
  );
});

it('says why a place is gone, and where', async () => {
  atJam({ lost: [{ competitor: userId(1), route: routeId(1) }] });
  const queues = within(await screen.findByRole('region', { name: 'My queues' }));
  expect(queues.getByText('1 · Slab')).toBeVisible();
  expect(queues.getByText(/^You lost your place: you were called twice/)).toBeVisible();
  expect(queues.queryByRole('button')).not.toBeInTheDocument();
});

it('shows no queues once the competition has ended', async () => {
  const own = `GET competitions/${competition}/own-queues`;
  atJam({ places: [place] }, '', { endTime: new Date(Date.now() + 1_500).toISOString() });
  expect(await screen.findByRole('region', { name: 'My queues' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'My queues' })).toBeNull(), {
    timeout: 4_000,
  });
  expect(api.called(own).length).toBeGreaterThan(0);
});

it('calls in the panel, in the title, and by vibrating', async () => {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  const calledAt = new Date().toISOString();
  atJam({ places: [{ ...place, before: 0, call: 'NOW', calledAt }] });
  expect(await screen.findByText(/^Come now: /)).toBeVisible();
  expect(screen.getByText(/^\d+ s$/)).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Come now: /));
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('says which route it is and, once the minute is over, that the next one may go ahead', async () => {
  const calledAt = new Date(Date.now() - 61_000).toISOString();
  atJam({ places: [{ ...place, before: 0, call: 'NOW', calledAt }] });
  expect(await screen.findByText('Come now: 1 · Slab')).toBeVisible();
  expect(screen.getByText(/^Your minute is over/)).toBeVisible();
  expect(screen.queryByText(/^Time to come/)).not.toBeInTheDocument();
});
