import { clockOf, clockPlans } from '@topout/domain';
import { screen, waitFor } from '@topout/testing';
import { aRoute, anEntry, competition, gym, routeId, userId } from '../../testing/gym.tsx';

const { api, open, sent, visit } = gym();

/** The screen of a climber whose slot of four minutes began so many seconds ago. */
async function climber(agoSeconds: number) {
  open({ role: 'STAFF_JUDGE', routes: [aRoute()], entries: [anEntry(1, 'Ada Ash')] });
  const at = Date.now() - agoSeconds * 1_000;
  const clock = clockOf([
    { at, action: { kind: 'SET', plan: clockPlans.FINAL } },
    { at, action: { kind: 'START' } },
  ]);
  api.answer({
    [`GET competitions/${competition}/clock`]: { stage: '0198a5c0-2222-7000-8009-000000000001', clock },
  });
  const { user } = visit(`/${competition}/judge/${routeId(1)}/${userId(1)}`);
  expect(await screen.findByRole('timer', { name: 'Time left' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}
const attempts = async () => {
  await waitFor(() => expect(sent('attempts.')).toHaveLength(1));
  return sent('attempts.')[0]?.payload.attempts;
};

it('saves what was logged in time without a question', async () => {
  await climber(60);
  expect(await attempts()).toMatchObject([{ success: true, notes: '' }]);
});

it.each([
  ['Count it', { success: true, notes: 'After time: counted.' }],
  ['Do not count it', { success: false, notes: 'After time: not counted.' }],
])('stores the decision: %s', async (decision, stored) => {
  const user = await climber(300);
  await user.click(await screen.findByRole('button', { name: decision }));
  expect(await attempts()).toMatchObject([stored]);
});

it('saves nothing when the judge cancels', async () => {
  const user = await climber(300);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sent('attempts.')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
