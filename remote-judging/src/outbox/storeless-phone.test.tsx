// This test's browser has no database, like some private windows.
import { act, breakLine, screen, waitFor } from '@topout/testing';
import { anEntry, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit, sent } = gym();
const queue = `/${competition}/judge/${routeId(1)}`;
const commands = `POST competitions/${competition}/commands`;

const confirm = ({ body }: { body: unknown }) => ({
  data: (body as { commands: { id: string }[] }).commands.map(({ id }) => ({
    id,
    outcome: 'APPLIED',
    reason: null,
    version: 1,
    boardVersion: 1,
  })),
});

/** Whether the page closes without asking. */
const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A result for the next climber, in two taps. */
async function topNext({ user }: ReturnType<typeof visit>) {
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
}

it('says so before anything is lost, and loses no tap while the line is down', async () => {
  open({ entries: [anEntry(1, 'Ada Ascent')], queue: [userId(1)] });
  api.answer({ [commands]: breakLine });
  const view = visit(queue);
  expect(await screen.findByText('This phone cannot keep results')).toBeVisible();
  await topNext(view);
  await screen.findByText('Nobody is waiting');
  expect((await screen.findAllByText('Not stored on this phone')).length).toBeGreaterThan(0);
  expect(screen.queryByText('On this phone')).not.toBeInTheDocument();
  expect(leavesUnasked()).toBe(false);
  api.answer({ [commands]: confirm });
  act(() => void window.dispatchEvent(new Event('online')));
  expect((await screen.findAllByText('Confirmed')).length).toBeGreaterThan(0);
  expect(leavesUnasked()).toBe(true);
});

it('takes the tap also where the rest of the storage is full', async () => {
  open({ entries: [anEntry(1, 'Ada Ascent')], queue: [userId(1)] });
  const view = visit(queue);
  await screen.findByRole('button', { name: 'Top' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await view.user.click(screen.getByRole('button', { name: 'Top' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(leavesUnasked()).toBe(false);
  await view.user.click(screen.getByRole('button', { name: 'Save' })).finally(() => full.mockRestore());
  await waitFor(() => expect(sent('attempts.')).toHaveLength(1));
});

it('asks before a tap is lost, also when the screen it was made on is gone', async () => {
  open({ entries: [anEntry(1, 'Ada Ascent')], queue: [userId(1)] });
  const view = visit(`${queue}/${userId(1)}`);
  await screen.findByRole('button', { name: 'Top' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await view.user.click(screen.getByRole('button', { name: 'Top' }));
  view.unmount();
  expect(leavesUnasked()).toBe(false);
  full.mockRestore();
});
