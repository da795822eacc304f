import { act, breakLine, screen, waitFor, within } from '@topout/testing';
import { anAttempt, anEntry, competition, gym, routeId, userId } from '../testing/gym.tsx';
import { stopTime } from '../testing/stop-time.ts';

const { api, open, visit, sent } = gym();
const [ada, ben] = [userId(1), userId(2)];
const entries = [anEntry(1, 'Ada Ascent'), anEntry(2, 'Ben Belay')];
const queue = `/${competition}/judge/${routeId(1)}`;
const key = (name: string | RegExp) => screen.getByRole('button', { name });
/** The way back, once a finger that taps twice has had time to rest. */
const restedUndo = async (name: string) => {
  await waitFor(() => expect(key(name)).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
  return key(name);
};

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
      attempts: [{ success: false, segmentsCount: 1 }],
    }),
  );
});

it('takes a save back, with the place in the queue', async () => {
  open({ entries, queue: [ada, ben], attempts: [anAttempt(ada, 1)] });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(await restedUndo('Undo what was saved for Ada Ascent'));
  await waitFor(() => expect(sent()).toHaveLength(5));
  const [, , restored, added, moved] = sent();
  expect(restored).toMatchObject({ kind: 'attempts.replace', competitor: ada, base: 2 });
  expect(restored?.payload.attempts).toHaveLength(1);
  expect(added).toMatchObject({ kind: 'queue.add', competitor: ada });
  expect(moved?.payload).toEqual({ queue: [ada, ben] });
  expect(await screen.findByRole('heading', { name: 'Ada Ascent' })).toBeVisible();
});

it.each(['Save', 'Skip'])(
  'offers to take a %s back where the judge goes, not on the screen that is left',
  async (deed) => {
    open({ entries, queue: [ada, ben] });
    const { user } = visit([queue, `${queue}/${ada}`]);
    if (deed === 'Save') await user.click(await screen.findByRole('button', { name: 'Top' }));
    await user.click(await screen.findByRole('button', { name: deed }));
    // A finger on its way to a disappearing button undoes nothing.
    const undo = await screen.findByRole('button', {
      name: /^Undo (what was saved for|skipping) Ada Ascent$/,
    });
    expect(await screen.findByRole('heading', { name: 'Ben Belay' })).toBeVisible();
    expect(undo).toBeInTheDocument();
  },
);

it('takes a clearing back', async () => {
  open({ entries, attempts: [anAttempt(ada, 1), anAttempt(ada, 2)] });
  const { user } = visit(`${queue}/${ada}`);
  await user.click(await screen.findByRole('button', { name: 'Clear attempts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear Attempts' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear attempts' }));
  await user.click(await restedUndo('Undo what was saved for Ada Ascent'));
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
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'NONE' },
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
  // The page dies; the judge opens the queue again.
  first.unmount();
  const { user } = visit(queue);
  const next = await screen.findByRole('region', { name: 'Ada Ascent' });
  expect(next).toHaveTextContent('ZNot saved');
  expect(screen.queryByRole('button', { name: 'Skip Ada Ascent' })).not.toBeInTheDocument();
  await user.click(key('Top'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('attempts.')[0]?.payload).toMatchObject({
      attempts: [{ segmentsCount: 1 }, { success: true }],
    }),
  );
});

it('does not undo or skip anything with a finger that goes on tapping where Save was', async () => {
  open({ entries, queue: [ada, ben] });
  const { user, router } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  const time = stopTime();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Ben Belay' })).toBeVisible();
  // Until the finger has had time to rest, there is nothing to tap.
  expect(await screen.findByRole('button', { name: 'Undo what was saved for Ada Ascent' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(key('Skip Ben Belay')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link', { name: 'Log attempts' })).not.toBeInTheDocument();
  expect(
    within(await screen.findByText('Last saved:').then((said) => said.closest('output') ?? said)).queryByRole(
      'link',
    ),
  ).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('region', { name: 'Ben Belay' })).getByRole('link'));
  time.goesOn();
  await waitFor(() => expect(key('Skip')).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
  expect(router.state.location.pathname).toBe(`${queue}/${ben}`);
  expect(sent().map(({ kind, competitor }) => [kind, competitor])).toEqual([
    ['attempts.append', ada],
    ['queue.remove', ada],
  ]);
});

it('leads on to a climber without a free row, beside what was saved', async () => {
  open({
    entries,
    queue: [ada, ben],
    attempts: [anAttempt(ben, 1)],
    settings: { maxAttemptsCount: 1, hardMaxAttemptsCount: 1 },
  });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: 'Log attempts' }, { timeout: 3_000 });
  expect(link).toHaveAttribute('href', `${queue}/${ben}`);
  expect(key('Undo what was saved for Ada Ascent')).toBeVisible();
});

it('still has the way back while it asks whether this is another climb', async () => {
  open({ entries, queue: [ada, ben] });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const next = await screen.findByRole('region', { name: 'Ben Belay' });
  await user.click(within(next).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  expect(await screen.findByText(/^T was logged for Ada Ascent .* Is this another climb\?$/)).toBeVisible();
  expect(key('Undo what was saved for Ada Ascent')).toBeVisible();
});

it('has the way to the attempts where Save was, once there is nothing to say about the last result', async () => {
  open({ entries, queue: [ada, ben] });
  visit(queue);
  expect(await screen.findByRole('link', { name: 'Log attempts' })).toHaveAttribute(
    'href',
    `${queue}/${ada}`,
  );
});

it('takes a skip back, to the place in the queue', async () => {
  open({ entries, queue: [ada, ben] });
  const { user } = visit([queue, `${queue}/${ada}`]);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('heading', { name: 'Ben Belay' })).toBeVisible();
  expect(await screen.findByText('Skipped Ada Ascent')).toBeVisible();
  await user.click(await restedUndo('Undo skipping Ada Ascent'));
  await waitFor(() =>
    expect(sent().map(({ kind }) => kind)).toEqual(['queue.remove', 'queue.add', 'queue.move']),
  );
  expect(sent()[2]?.payload).toEqual({ queue: [ada, ben] });
  expect(await screen.findByRole('heading', { name: 'Ada Ascent' })).toBeVisible();
});

it('shows a result that is not confirmed beside a skip', async () => {
  open({ entries, queue: [ada, ben] });
  api.answer({ [`POST competitions/${competition}/commands`]: breakLine });
  const { user } = visit(queue);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const skip = await screen.findByRole('button', { name: 'Skip Ben Belay' }, { timeout: 3_000 });
  await waitFor(() => expect(skip).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
  await user.click(skip);
  expect(await screen.findByText('Skipped Ben Belay')).toBeVisible();
  expect(screen.getByText('Last saved:').closest('output')).toHaveTextContent('Ada Ascent');
});

it('says of a clearing that is not sent that it is on this phone, and names a result of nothing', async () => {
  open({ entries, attempts: [anAttempt(ada, 1)] });
  api.answer({ [`POST competitions/${competition}/commands`]: breakLine });
  const { user, router } = visit([queue, `${queue}/${ada}`]);
  await user.click(await screen.findByRole('button', { name: 'Clear attempts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear Attempts' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear attempts' }));
  expect(await screen.findByText('Cleared for Ada Ascent', {}, { timeout: 3_000 })).toHaveTextContent(
    /Not stored on this phone$/,
  );
  await act(() => router.navigate(queue));
  expect((await screen.findByText('Last saved:')).closest('output')).toHaveTextContent(
    'Ada Ascent No attempts',
  );
});

it.each([
  ['from the queue', queue, queue],
  ['from elsewhere', '/elsewhere', queue],
])('goes back to the queue after a save, %s', async (_name, before, after) => {
  open({ entries, queue: [ada] });
  const { user, router } = visit([before, `${queue}/${ada}`]);
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(key('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe(after), { timeout: 3_000 });
});
