import { screen, waitFor, within } from '@topout/testing';
import { anAttempt, anEntry, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { open, visit, sent } = gym();
const [ada, ben] = [userId(1), userId(2)];
const entries = [anEntry(1, 'Ada Ascent'), anEntry(2, 'Ben Belay')];
const queue = `/${competition}/judge/${routeId(1)}`;
const key = (name: string | RegExp) => screen.getByRole('button', { name });

it('takes two taps from one climber to the next, from the queue', async () => {
  open({ entries, queue: [ada, ben] });
  const { user, router } = visit(queue);
  expect(await screen.findByRole('heading', { name: 'Ada Ascent' })).toBeVisible();
  await user.click(key('Top'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Ben Belay' })).toBeVisible();
  expect(router.state.location.pathname).toBe(queue);
  expect(sent().map(({ kind }) => kind)).toEqual(['attempts.append', 'queue.remove']);
  expect(sent('attempts.')[0]).toMatchObject({ competitor: ada, payload: { attempts: [{ success: true }] } });
});

it('lets what was tapped in the queue be corrected before it is saved', async () => {
  open({ entries, queue: [ada] });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await screen.findByRole('button', { name: 'Save' });
  await user.click(key('Undo'));
  await user.click(key('Zone'));
  await user.click(key('Save'));
  await waitFor(() =>
    expect(sent('attempts.')[0]?.payload).toMatchObject({
      attempts: [{ success: false, segments_count: 1 }],
    }),
  );
});

it('takes a save back, with the place in the queue', async () => {
  open({ entries, queue: [ada, ben], attempts: [anAttempt(ada, 1)] });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo what was saved for Ada Ascent' }));
  await waitFor(() => expect(sent()).toHaveLength(5));
  const [, , restored, added, moved] = sent();
  expect(restored).toMatchObject({ kind: 'attempts.replace', competitor: ada, base: 2 });
  expect(restored?.payload.attempts).toHaveLength(1);
  expect(added).toMatchObject({ kind: 'queue.add', competitor: ada });
  expect(moved?.payload).toEqual({ queue: [ada, ben] });
  expect(await screen.findByRole('heading', { name: 'Ada Ascent' })).toBeVisible();
});

it('takes a clearing back', async () => {
  open({ entries, attempts: [anAttempt(ada, 1), anAttempt(ada, 2)] });
  const { user } = visit(`${queue}/${ada}`);
  await user.click(await screen.findByRole('button', { name: 'Clear attempts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear Attempts' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear attempts' }));
  await user.click(await screen.findByRole('button', { name: 'Undo what was saved for Ada Ascent' }));
  await waitFor(() =>
    expect(sent('attempts.').map(({ kind }) => kind)).toEqual(['attempts.clear', 'attempts.replace']),
  );
  expect(sent('attempts.')[1]?.payload.attempts).toHaveLength(2);
});

it('offers nothing that this judge may not do', async () => {
  open({
    entries,
    queue: [ada, ben],
    role: 'JUDGE',
    settings: { judge_route_permissions: 'SEE_JUDGE_ALL', judge_attempt_modification_permissions: 'NONE' },
  });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText(/^Last saved/);
  expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});

it('goes on from the queue with what is not saved yet', async () => {
  open({ entries, queue: [ada, ben] });
  const first = visit(queue);
  await first.user.click(await screen.findByRole('button', { name: 'Zone' }));
  await screen.findByRole('button', { name: 'Save' });
  // The page goes; the judge finds the queue again.
  first.unmount();
  const { user } = visit(queue);
  const next = await screen.findByRole('region', { name: 'Ada Ascent' });
  expect(next).toHaveTextContent('ZNot saved');
  await user.click(key('Top'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('attempts.')[0]?.payload).toMatchObject({
      attempts: [{ segments_count: 1 }, { success: true }],
    }),
  );
});
