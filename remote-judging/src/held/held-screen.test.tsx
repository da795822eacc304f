import type { LoggedCommand } from '@topout/contract';
import { screen, waitFor, within } from '@topout/testing';
import { anAttempt, anEntry, aRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const path = `/${competition}/held`;

const held = (number: number, more: Partial<LoggedCommand> = {}): LoggedCommand => ({
  id: routeId(50 + number),
  kind: 'attempts.append',
  route: routeId(1),
  competitor: userId(1),
  competitor_name: null,
  entry: null,
  actor: { uuid: userId(40), name: 'Jo Judge' },
  device: 'phone',
  client_time: '2026-11-21T10:15:00Z',
  received_at: '2026-11-21T10:20:00Z',
  outcome: 'HELD',
  reason: { code: 'stream.changed', message: 'Another judge changed this result first.' },
  version: null,
  attempts: [{ success: true, segments_count: 1 }],
  queue: null,
  resolution: null,
  resolved_at: null,
  ...more,
});

function openWith(commands: LoggedCommand[], role: 'STAFF_JUDGE' | 'STAFF' | 'JUDGE' = 'STAFF_JUDGE') {
  let waiting = commands;
  const zone = anAttempt(userId(1), 1, { segments_count: 1 });
  open({ role, routes: [aRoute()], entries: [anEntry(1, 'Vera Cruz')], attempts: [zone] });
  api.answer({
    [`GET competitions/${competition}/held`]: () => ({ data: waiting, metadata: { next: null } }),
    ...Object.fromEntries(
      commands.map(({ id, version }) => [
        `POST competitions/${competition}/commands/${id}/resolution`,
        () => {
          waiting = waiting.filter((one) => one.id !== id);
          return {
            answer: { id, outcome: 'APPLIED', reason: null, version, board_version: 1 },
            attempts: [],
          };
        },
      ]),
    ),
  });
}

const settled = (id: string) => api.called(`POST competitions/${competition}/commands/${id}/resolution`);

it('shows each held result beside what counts now, and settles it', async () => {
  const one = held(1);
  openWith([one]);
  const { user } = visit(path);
  expect(await screen.findByText('Vera Cruz')).toBeVisible();
  expect(screen.getByText(/^Jo Judge, \d\d:\d\d$/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Counts now' })).toHaveTextContent('Z'));
  expect(screen.getByRole('region', { name: 'Logged by Jo Judge' })).toHaveTextContent('T');

  await user.click(screen.getByRole('button', { name: /^Two attempts/ }));
  expect(await screen.findByText('Nothing is held')).toBeVisible();
  expect(settled(one.id)[0]?.body).toEqual({ action: 'APPLY' });
});

it('asks once more before the held one takes the place of what counts', async () => {
  const one = held(1, { kind: 'attempts.replace' });
  openWith([one]);
  const { user } = visit(path);
  await user.click(await screen.findByRole('button', { name: /^Use the held one/ }));
  expect(settled(one.id)).toHaveLength(0);
  const dialog = screen.getByRole('dialog', { name: 'Replace what counts now?' });
  await user.click(within(dialog).getByRole('button', { name: 'Use mine instead' }));
  await waitFor(() => expect(settled(one.id)).toHaveLength(1));
});

it('settles what is about somebody who is not entered, and changes of a queue', async () => {
  const reason = { code: 'entry.unknown', message: 'This competitor is no longer entered.' };
  const [result, queue] = [
    held(1, { competitor: userId(9), reason }),
    held(2, { kind: 'queue.add', reason, attempts: null }),
  ];
  openWith([result, queue]);
  const { user } = visit(path);
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('not both are listed');
  expect(first).toHaveTextContent('A competitor who is not entered');
  expect(second).toHaveTextContent('Add Vera Cruz to the queue');
  await user.click(within(second).getByRole('button', { name: 'Throw it away' }));
  await waitFor(() => expect(settled(queue.id)[0]?.body).toEqual({ action: 'DISCARD' }));
});

it('shows staff who do not judge, and lets others decide', async () => {
  openWith([held(1)], 'STAFF');
  visit(path);
  expect(await screen.findByText('Vera Cruz')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Two attempts|Keep/ })).not.toBeInTheDocument();
});

it('is for staff alone', async () => {
  openWith([], 'JUDGE');
  visit(path);
  expect(await screen.findByText(/^Only the staff/)).toBeVisible();
});
