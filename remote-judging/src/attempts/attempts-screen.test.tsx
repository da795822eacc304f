import { refreshAttempts } from '@topout/api-client';
import type { HeldResult } from '@topout/contract';
import { act, aProfile, breakLine, refuse, screen, waitFor, within } from '@topout/testing';
import { anAttempt, anEntry, aRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit, sent, me } = gym();
const ada = userId(1);
const entries = [anEntry(1, 'Ada Ascent')];
const log = `/${competition}/judge/${routeId(1)}/${ada}`;
const queue = `/${competition}/judge/${routeId(1)}`;
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Attempts' })).getAllByRole('listitem');
const row = async (index: number) => {
  const item = (await rows())[index];
  if (!item) throw new Error(`There is no row ${index + 1}`);
  return within(item).getByRole('button');
};
/** The text of the rows, without the empty ones. */
const icons = async () =>
  (await rows()).flatMap((item) => item.textContent?.match(/^\d(?:st|nd|rd|th)(–|Z|T)/)?.[1] ?? []);
const key = (name: string) => screen.getByRole('button', { name });
const tries = (count: number, last: Parameters<typeof anAttempt>[2] = {}) =>
  Array.from({ length: count }, (_, n) => anAttempt(ada, n + 1, n === count - 1 ? last : {}));

const commands = `POST competitions/${competition}/commands`;

/** An answer that waits until it is released. */
function lateAnswer() {
  let release: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = async ({ body }: { body: unknown }) => {
    await promise;
    const { commands: all } = body as { commands: { id: string }[] };
    return {
      data: all.map(({ id }) => ({ id, outcome: 'APPLIED', reason: null, version: 1, boardVersion: 1 })),
    };
  };
  return { answer, release };
}

/** Arrives from the queue, as judges do. */
const arrive = async (options: Parameters<typeof open>[0] = {}) => {
  open({ entries, ...options });
  const view = visit([queue, log]);
  await screen.findByText('Ada Ascent');
  await screen.findByRole('heading', { level: 1, name: /^Log attempts/ });
  return view;
};

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

describe('saving', () => {
  it('takes two taps: the result is sent, the queue loses the climber, the judge is back', async () => {
    const { user, router } = await arrive({ queue: [ada], attempts: tries(1) });
    await user.click(key('Top'));
    await user.click(key('Save'));

    await waitFor(() => expect(router.state.location.pathname).toBe(queue));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).toMatchObject({ kind: 'attempts.append', route: routeId(1), competitor: ada, base: 1 });
    expect(sent()[1]).toMatchObject({ kind: 'queue.remove', competitor: ada });
    expect((await screen.findByText('Last saved:')).closest('output')).toHaveTextContent(
      'Last saved: Ada Ascent – T',
    );
    await waitFor(() => expect(screen.getAllByText('Confirmed')[0]).toBeVisible());
  });

  it('is one act of this judge: nothing about another judge, however late the answer, and no way to save twice', async () => {
    const { user, router } = await arrive({ queue: [ada] });
    const { answer, release } = lateAnswer();
    api.answer({ [commands]: answer });
    await user.click(key('Top'));
    await user.click(key('Save'));
    expect(await row(0)).toHaveTextContent(/^1stT.*Not stored on this phone/);
    expect(screen.queryByText(/Another judge changed/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    expect(key('Save')).toBeDisabled();
    expect(sent().map(({ kind }) => kind)).toEqual(['attempts.append', 'queue.remove']);
    // Nobody waits longer than that on a slow line.
    await waitFor(() => expect(router.state.location.pathname).toBe(queue), { timeout: 3_000 });
    expect(await screen.findByText('Nobody is waiting')).toBeVisible();
    await act(async () => release());
    await waitFor(() => expect(screen.getAllByText('Confirmed')[0]).toBeVisible());
  });

  it('tells the truth when the page goes before the answer', async () => {
    const first = await arrive({ queue: [ada] });
    const { answer, release } = lateAnswer();
    api.answer({ [commands]: answer });
    await first.user.click(key('Top'));
    await first.user.click(key('Save'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    first.unmount();

    const second = visit([queue, log]);
    expect(await row(0)).toHaveTextContent(/^1stT.*Not stored on this phone/);
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    expect(screen.queryByText(/Another judge changed/)).not.toBeInTheDocument();
    await act(() => second.router.navigate(queue));
    expect(await screen.findByText('Nobody is waiting')).toBeVisible();
    await act(async () => release());
    await waitFor(() => expect(screen.getAllByText('Confirmed')[0]).toBeVisible());
  });

  it('forgets a draft that went out in the moment the page died', async () => {
    const first = await arrive({ queue: [ada] });
    await first.user.click(key('Top'));
    const kept = Object.entries(localStorage).filter(([name]) => name.includes(me().uuid));
    await first.user.click(key('Save'));
    await waitFor(() => expect(first.router.state.location.pathname).toBe(queue));
    first.unmount();
    for (const [name, text] of kept) localStorage.setItem(name, String(text));
    visit([queue, log]);
    expect(await row(0)).toHaveTextContent(/^1stT.*Confirmed/);
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    expect(kept.filter(([name]) => localStorage.getItem(name) !== null)).toEqual([]);
  });

  it('says that another judge was there in between, and what this one entered stays', async () => {
    const { user } = await arrive();
    await user.click(key('Zone'));
    open({ entries, attempts: tries(1) });
    await act(() => refreshAttempts(competition, routeId(1), ada));
    expect(await screen.findByText(/Another judge changed these attempts/)).toBeVisible();
    expect(await row(0)).toHaveTextContent(/^1stZ.*Not saved/);
  });

  it('replaces all at once when a saved attempt was changed, and stays', async () => {
    const { user, router } = await arrive({ attempts: tries(2) });
    await user.click(await row(0));
    await user.click(key('Zone'));
    await user.click(key('Save'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ kind: 'attempts.replace', base: 2 });
    expect(sent()[0]?.payload.attempts).toHaveLength(2);
    expect(router.state.location.pathname).toBe(log);
  });

  it('drops what stands after the first top', async () => {
    const { user } = await arrive({ attempts: tries(3) });
    await user.click(await row(1));
    await user.click(key('Top'));
    await user.click(key('Save'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.payload.attempts?.map(({ success }) => success)).toEqual([false, true]);
  });

  it('keeps the result without a network, says so, shows no alert, and sends it afterwards', async () => {
    const { user, router } = await arrive({ queue: [ada] });
    api.answer({ [`POST competitions/${competition}/commands`]: breakLine });
    await user.click(key('Top'));
    await user.click(key('Save'));
    await waitFor(() => expect(router.state.location.pathname).toBe(queue));
    await waitFor(() => expect(screen.getAllByText(/^Not stored on this phone$/)[0]).toBeVisible());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await screen.findByText('Nobody is waiting')).toBeVisible();

    open({ entries });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(screen.getAllByText('Confirmed')[0]).toBeVisible());
    expect(new Set(sent('attempts.').map(({ id }) => id)).size).toBe(1);
  });

  it('shows the alert when the server refuses, and keeps what was entered', async () => {
    const { user, router } = await arrive();
    api.answer({
      [`POST competitions/${competition}/commands`]: refuse(400, 'request.invalid', 'It does not fit.'),
    });
    await user.click(key('Zone'));
    await user.click(key('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was a problem updating attempts. Please try againIt does not fit.',
    );
    expect(await row(0)).toHaveTextContent(/^1stZ.*Not saved/);
    await waitFor(() => expect(key('Save')).toBeEnabled());
    expect(router.state.location.pathname).toBe(log);
  });

  it('keeps what was entered over a reload', async () => {
    const first = await arrive();
    await first.user.click(key('Zone'));
    first.unmount();
    visit(log);
    expect(await row(0)).toHaveTextContent(/^1stZ.*Not saved/);
  });

  it('asks before leaving with something unsaved', async () => {
    const { user, router } = await arrive();
    await user.click(key('Zone'));
    act(() => void router.navigate(queue));
    const dialog = await screen.findByRole('dialog', { name: 'Not saved yet' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(log);
    act(() => void router.navigate(queue));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(queue));
    expect(sent()).toEqual([]);
  });
});

describe('skipping', () => {
  it('takes the climber out of the queue and goes back', async () => {
    const { user, router } = await arrive({ queue: [ada] });
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(queue));
    await waitFor(() => expect(sent().map(({ kind }) => kind)).toEqual(['queue.remove']));
  });

  it('is offered only to who waits, and not beside unsaved changes', async () => {
    const { user } = await arrive({ queue: [ada] });
    await user.click(key('Try'));
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });
});

describe('clearing', () => {
  it('asks first, then clears everything', async () => {
    const { user } = await arrive({ attempts: tries(2) });
    await user.click(key('Clear attempts'));
    const dialog = await screen.findByRole('dialog', { name: 'Clear Attempts' });
    expect(dialog).toHaveTextContent(
      'Are you sure you want to clear this competitor’s attempts on this route?',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Clear attempts' }));
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'attempts.clear', competitor: ada, base: 2 }]));
    await waitFor(async () => expect(await row(0)).toHaveTextContent('Choose the result below'));
  });

  it('does nothing on Cancel', async () => {
    const { user } = await arrive({ attempts: tries(2) });
    await user.click(key('Clear attempts'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
  });
});

describe('rights', () => {
  const assigned = () => ({
    judgingGroups: [
      {
        uuid: routeId(9),
        name: 'Cave',
        version: 1,
        routes: [routeId(1)],
        judges: [{ uuid: me().uuid, name: 'J', email: null, picture: null }],
      },
    ],
  });
  const mine = () => ({ judge: { uuid: me().uuid, name: 'Jonas Judge' } });

  it('disables everything for who is not assigned, and says why', async () => {
    await arrive({ role: 'JUDGE', attempts: tries(1) });
    expect(
      await screen.findByText(
        'You’re not assigned to judge this route, so you can’t make any changes on this screen.',
      ),
    ).toBeVisible();
    for (const name of ['Try', 'Zone', 'Top', 'Clear attempts']) expect(key(name)).toBeDisabled();
    expect(await row(0)).toBeDisabled();
  });

  it('says before the first tap that nobody judges their own child', async () => {
    open({
      role: 'JUDGE',
      entries,
      settings: { judgesNeedApproval: true, judgeRoutePermissions: 'SEE_JUDGE_ALL' },
    });
    api.answer({ 'GET profiles/me/children': [aProfile({ uuid: ada, parent: me().uuid })] });
    visit(log);
    const notice = 'Judges may not judge themselves or their own children here. Please ask another judge.';
    expect(await screen.findByText(notice)).toBeVisible();
    for (const name of ['Try', 'Zone', 'Top', 'Clear attempts']) expect(key(name)).toBeDisabled();
  });

  it.each([
    ['NONE', mine, true],
    ['OWN', () => ({}), true],
    ['OWN', mine, false],
    ['ALL', () => ({}), false],
  ] as const)('with %s lets change what is there, or says who can', async (permission, by, warned) => {
    const judgeAttemptModificationPermissions = permission;
    await arrive({
      role: 'JUDGE',
      settings: { judgeAttemptModificationPermissions },
      competition: assigned(),
      attempts: tries(1, by()),
    });
    const warning = 'If you need to make changes to the attempts, please let the event staff know';
    expect(screen.queryByText(warning) !== null).toBe(warned);
    expect((await row(0)).hasAttribute('disabled')).toBe(warned);
    expect(key('Clear attempts').hasAttribute('disabled')).toBe(warned);
    expect(key('Top')).toBeEnabled();
  });

  it('blocks judging after the end', async () => {
    await arrive({ competition: { endTime: '2026-11-20T18:00:00Z' } });
    expect(await screen.findByText('Competition closed')).toBeVisible();
    expect(key('Top')).toBeDisabled();
  });
});

describe('a held result', () => {
  const reason = { code: 'stream.changed', message: 'This result has changed in the meantime.' };
  const settlement = `POST competitions/${competition}/held-results/settlement`;
  const list = `GET competitions/${competition}/held-results`;
  const command = routeId(50);
  const held = (more: Partial<HeldResult> = {}): HeldResult => ({
    route: routeId(1),
    competitor: ada,
    competitorName: 'Ada Ascent',
    entry: anEntry(1, 'Ada Ascent').uuid,
    version: 1,
    attempts: tries(1),
    reports: [
      {
        judge: { uuid: me().uuid, name: me().name },
        commands: [command],
        receivedAt: '2026-11-21T10:00:00Z',
        reason,
        attempts: [{ success: true, segmentsCount: 1 }],
        choices: ['STANDING', 'HELD', 'BOTH'],
      },
    ],
    ...more,
  });

  it.each([
    ['Keep –', 'STANDING'],
    ['Both as attempts', 'BOTH'],
    ['Take T', 'HELD'],
  ])('shows both versions, and "%s" settles it', async (name, take) => {
    open({ entries, attempts: tries(1) });
    let waiting = [held()];
    api.answer({
      [list]: () => ({ data: waiting }),
      [settlement]: () => {
        waiting = [];
        return {
          answer: { id: command, outcome: 'APPLIED', reason: null, version: 2, boardVersion: 2 },
          attempts: [],
        };
      },
    });
    const { user } = visit(log);
    expect(await screen.findByRole('region', { name: /Counts now/ })).toHaveTextContent('–Judge: Jo Judge');
    expect(screen.getByRole('region', { name: /What you logged/ })).toHaveTextContent('T');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    if (take === 'HELD') {
      const dialog = screen.getByRole('dialog', { name: 'Replace – by T?' });
      await user.click(within(dialog).getByRole('button', { name: 'Take T' }));
    }
    await waitFor(() =>
      expect(api.called(settlement)[0]?.body).toMatchObject({ take, commands: [command], version: 1 }),
    );
    await waitFor(() => expect(screen.queryByText('What you logged')).not.toBeInTheDocument());
  });

  it('offers nothing that would be refused', async () => {
    const settings = { judgeRoutePermissions: 'SEE_JUDGE_ALL' } as const;
    open({ entries, attempts: tries(1), role: 'JUDGE', settings });
    const [report] = held().reports;
    api.answer({
      [list]: { data: report ? [held({ reports: [{ ...report, choices: ['STANDING'] }] })] : [] },
    });
    visit(log);
    expect(await screen.findByRole('button', { name: /^Keep/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Take|Both)/ })).not.toBeInTheDocument();
    expect(screen.getByText('Show this to the event staff: they can decide it.')).toBeVisible();
  });

  it('does not call the own second tab another judge', async () => {
    open({ entries, attempts: tries(1) });
    const judge = { uuid: me().uuid, name: me().name };
    api.answer({ [list]: { data: [held({ attempts: tries(1, { judge }) })] } });
    visit(log);
    expect(await screen.findByRole('heading', { name: 'You logged this twice' })).toBeVisible();
    expect(screen.queryByText(/another judge/i)).not.toBeInTheDocument();
  });

  it('is shown by name and result where the competitor was deleted meanwhile', async () => {
    open({ entries: [] });
    const line = held({ entry: null, attempts: [], version: 0 });
    const reports = line.reports.map((report) => ({
      ...report,
      reason: { code: 'entry.unknown', message: 'This competitor is no longer entered.' },
      choices: ['STANDING' as const],
    }));
    api.answer({ [list]: { data: [{ ...line, reports }] } });
    visit(log);
    expect(await screen.findByText('Ada Ascent')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What you logged' })).toHaveTextContent('T');
    expect(screen.getByText('This competitor is no longer entered.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Throw it away/ })).toBeVisible();
  });

  it('stays on screen when another judge was faster', async () => {
    const { user, router } = await arrive({ queue: [ada] });
    api.answer({
      [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => ({
        data: (body as { commands: { id: string; kind: string }[] }).commands.map(({ id, kind }) => ({
          id,
          outcome: kind === 'attempts.append' ? 'HELD' : 'APPLIED',
          reason,
          version: 1,
          boardVersion: null,
        })),
      }),
      [list]: () => ({ data: [held()] }),
    });
    await user.click(key('Top'));
    await user.click(key('Save'));
    expect(await screen.findByText('Another judge was faster')).toBeVisible();
    expect(router.state.location.pathname).toBe(log);
  });

  it('is what the queue shows as saved last, and not what counts', async () => {
    const { user, router } = await arrive({ attempts: tries(1) });
    let id = '';
    api.answer({
      [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => {
        const { commands } = body as { commands: { id: string; kind: string }[] };
        id = commands.find(({ kind }) => kind === 'attempts.append')?.id ?? id;
        return {
          data: commands.map((command) => ({
            id: command.id,
            outcome: command.id === id ? 'HELD' : 'APPLIED',
            reason,
            version: 1,
            boardVersion: null,
          })),
        };
      },
      [list]: () => ({
        data: id === '' ? [] : [held({ reports: held().reports.map((one) => ({ ...one, commands: [id] })) })],
      }),
    });
    await user.click(key('Top'));
    await user.click(key('Save'));
    expect(await screen.findByText('Another judge was faster')).toBeVisible();
    await act(() => router.navigate(queue));
    expect((await screen.findByText('Last saved:')).closest('output')).toHaveTextContent(
      'Last saved: Ada Ascent T',
    );
    expect(screen.getAllByText('Held')[0]).toBeVisible();
  });
});
