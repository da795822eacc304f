import { screen, waitFor } from '@topout/testing';
import type { HeldResult } from '@topout/contract';
import { anAttempt, anEntry, aRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit, me } = gym();
const queue = `/${competition}/judge/${routeId(1)}`;

const held = (climber: number, entry: string | null): HeldResult => ({
  route: routeId(1),
  competitor: userId(climber),
  competitorName: 'Ada Ascent',
  entry,
  version: 1,
  attempts: [anAttempt(userId(climber), 1)],
  reports: [
    {
      judge: { uuid: me().uuid, name: me().name },
      commands: [routeId(60 + climber)],
      receivedAt: '2026-11-21T10:00:00Z',
      reason: { code: 'stream.changed', message: '' },
      attempts: [{ success: true }],
      choices: ['STANDING'],
    },
  ],
});

const entries = [1, 2, 3].map((n) => anEntry(n, `Ada Ascent${n}`));
const arrive = (lines: HeldResult[]) => {
  open({ routes: [aRoute()], entries });
  api.answer({ [`GET competitions/${competition}/held-results`]: { data: lines } });
  return visit(queue);
};

it('puts all that is held into one notice, which leads to the list', async () => {
  arrive([held(1, entries[0]?.uuid ?? null), held(2, null), held(3, null)]);
  expect(await screen.findByText('3 results need a decision')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Decide' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', `/${competition}/held`);
});

it.each([
  ['where it was logged', routeId(90), `${queue}/${userId(1)}`],
  ['to the list, of who is not entered', null, `/${competition}/held`],
])('leads one %s', async (_what, entry, path) => {
  arrive([held(1, entry)]);
  expect(await screen.findByRole('link', { name: 'Decide' })).toHaveAttribute('href', path);
});

it.each([
  [true, /^Ada Ascent: T$/],
  [false, /^Ada Ascent: . or T\?$/],
])(
  'asks between results only if they differ, and says that none counts yet: same = %s',
  async (same, title) => {
    const one = held(1, routeId(90));
    arrive([{ ...one, attempts: [anAttempt(userId(1), 1, { success: same })] }]);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('It is stored, but it does not count yet.')).toBeVisible();
  },
);

it('says why a change of the queue came to nothing, and asks nobody to decide', async () => {
  open({ entries, queue: [userId(1)] });
  const message = 'You may not make this change on this route.';
  api.answer({
    [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => ({
      data: (body as { commands: { id: string }[] }).commands.map(({ id }) => ({
        id,
        outcome: 'DROPPED',
        reason: { code: 'judge.not_allowed', message },
        version: null,
        boardVersion: null,
      })),
    }),
  });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Add Ada Ascent3 to the queue' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(/needs? a decision/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});
