import { act, screen, waitFor, within } from '@topout/testing';
import { aRoute, anEntry, competition, userId } from '../testing/gym.tsx';
import { attemptLog, entries, key, log, row, rows, tries } from '../testing/attempt-log.tsx';

const { api, arrive, open, visit, sent } = attemptLog();
/** The text of the rows, without the empty ones. */
const icons = async () =>
  (await rows()).flatMap((item) => item.textContent?.match(/^\d(?:st|nd|rd|th)(–|Z|T)/)?.[1] ?? []);

describe('the head', () => {
  it.each([
    ['Opening Night', 'Log attempts: Route Opening Night'],
    ['', 'Log attempts'],
  ])('is titled with the route name "%s"', async (name, title) => {
    await arrive({ routes: [aRoute({ name })] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('says so when the competitor is not entered', async () => {
    open({ entries: [] });
    visit(log);
    expect(await screen.findByText('This competitor is not entered in the competition.')).toBeVisible();
  });

  it('shows who, in which category, on which route', async () => {
    await arrive();
    const head = screen.getByRole('heading', { level: 1 }).closest('header');
    expect(head).toHaveTextContent('AAAda AscentWomen1');
  });

  it('crops the picture to 40 px', async () => {
    const [entry = anEntry(1, 'Ada Ascent')] = entries;
    await arrive({ entries: [{ ...entry, user: { ...entry.user, pictureUrl: '/api/media/x' } }] });
    expect(document.querySelector('header img')).toHaveAttribute('src', '/api/media/x?size=40');
  });
});

describe('rows', () => {
  it.each([
    ['none', [], 5],
    ['three', tries(3), 5],
    ['five tries', tries(5), 6],
    ['five with a top', tries(5, { success: true, segmentsCount: 1 }), 5],
    ['seven', tries(7), 8],
  ])('with %s saved are as many as the rules say', async (_name, attempts, count) => {
    await arrive({ attempts });
    expect(await rows()).toHaveLength(count);
  });

  it('never exceed the hard maximum', async () => {
    await arrive({ attempts: tries(5), settings: { hardMaxAttemptsCount: 5 } });
    expect(await rows()).toHaveLength(5);
  });

  it('are numbered, and the next empty one is active', async () => {
    await arrive({ attempts: tries(1) });
    expect((await rows()).map((item) => item.textContent?.slice(0, 3))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '5th',
    ]);
    expect(await row(1)).toHaveAttribute('aria-current', 'step');
    expect(await row(2)).toBeDisabled();
  });

  it('show time, judge, result and where it is', async () => {
    await arrive({ attempts: tries(2, { segmentsCount: 1, judge: null }) });
    expect(await row(0)).toHaveTextContent(/^1st–10:15Judge: Jo JudgeConfirmed$/);
    expect(await row(1)).toHaveTextContent(/^2ndZ10:15Judge: StaffConfirmed$/);
  });

  it('end with a top', async () => {
    await arrive({ attempts: tries(1, { success: true, segmentsCount: 1 }) });
    expect(await row(1)).toBeDisabled();
    expect(key('Try')).toBeDisabled();
  });
});

describe('choices', () => {
  it.each([
    [0, ['Try', 'Top']],
    [1, ['Try', 'Zone', 'Top']],
    [2, ['Try', 'Zone 1', 'Zone 2', 'Top']],
  ])('on a boulder with %s zones', async (segmentsCount, names) => {
    await arrive({ routes: [aRoute({ segmentsCount })] });
    const pad = screen.getByRole('group', { name: 'Result of the 1st attempt' });
    expect(
      within(pad)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(names);
  });

  it.each([
    ['Try', { success: false, segmentsCount: 0 }],
    ['Zone 1', { success: false, segmentsCount: 1 }],
    ['Zone 2', { success: false, segmentsCount: 2 }],
    ['Top', { success: true, segmentsCount: 1 }],
  ])('%s sends what it means', async (name, said) => {
    const { user } = await arrive({ routes: [aRoute({ segmentsCount: 2 })] });
    await user.click(key(name));
    await user.click(key('Save'));
    await waitFor(() => expect(sent('attempts.')[0]?.payload).toMatchObject({ attempts: [said] }));
  });

  it('are an attempt each, and Undo takes back the last', async () => {
    const { user } = await arrive();
    for (const name of ['Try', 'Try', 'Top']) await user.click(key(name));
    expect(await icons()).toEqual(['–', '–', 'T']);
    expect(key('Top')).toHaveAttribute('aria-pressed', 'true');
    await user.click(key('Undo'));
    expect(await icons()).toEqual(['–', '–']);
    await user.click(key('Zone'));
    await user.click(key('Save'));
    await waitFor(() =>
      expect(sent('attempts.')[0]?.payload.attempts?.map(({ segmentsCount }) => segmentsCount)).toEqual([
        0, 0, 1,
      ]),
    );
  });

  it('are undone one by one, until nothing is left to save', async () => {
    const { user } = await arrive();
    await user.click(key('Try'));
    await user.click(key('Zone'));
    await user.click(key('Undo'));
    expect(key('Save')).toBeVisible();
    await user.click(key('Undo'));
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Result of the 1st attempt' })).toBeEnabled();
  });

  it('correct a row that is tapped, and go on behind the last', async () => {
    const { user } = await arrive();
    for (const name of ['Try', 'Try']) await user.click(key(name));
    await user.click(await row(0));
    await user.click(key('Zone'));
    expect(await icons()).toEqual(['Z', '–']);
    await user.click(key('Top'));
    expect(await icons()).toEqual(['Z', '–', 'T']);
    // Nothing comes after a top: it stays editable.
    await user.click(key('Zone'));
    expect(await icons()).toEqual(['Z', '–', 'Z']);
  });

  it('go on beyond the usual number of attempts', async () => {
    const { user } = await arrive();
    for (let tap = 0; tap < 6; tap += 1) await user.click(key('Try'));
    expect(await icons()).toHaveLength(6);
  });

  it('say nothing new where a saved result is chosen again', async () => {
    const { user } = await arrive({ attempts: tries(2) });
    await user.click(await row(0));
    await user.click(key('Try'));
    expect(await row(0)).toHaveTextContent('Confirmed');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('say which attempts a top before them deletes', async () => {
    const { user } = await arrive({ attempts: tries(3) });
    await user.click(await row(1));
    await user.click(key('Top'));
    expect(await row(2)).toHaveTextContent(/^3rd–.*Deleted when saved/);
    expect(
      screen.getByText('A boulder ends with its top: saving deletes the attempt after it.'),
    ).toBeVisible();
    await user.click(key('Undo'));
    expect(await row(2)).toHaveTextContent('Confirmed');
  });
});

it('reads nothing again for a tap', async () => {
  const { user } = await arrive({ queue: [userId(2)] });
  const reads = () => api.called(`GET competitions/${competition}/entries`).length;
  await waitFor(() => expect(reads()).toBe(1));
  await user.click(key('Zone'));
  expect(await screen.findByText('Not in the queue.')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(reads()).toBe(1);
});
