import { refreshAttempts } from '@topout/api-client';
import { act, breakLine, refuse, screen, waitFor, within } from '@topout/testing';
import { competition, routeId } from '../testing/gym.tsx';
import { ada, attemptLog, entries, key, log, queue, row, tries } from '../testing/attempt-log.tsx';

const { api, arrive, open, visit, sent, me } = attemptLog();
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
