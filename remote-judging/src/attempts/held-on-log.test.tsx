import type { HeldResult } from '@topout/contract';
import { act, screen, waitFor, within } from '@topout/testing';
import { anEntry, competition, routeId } from '../testing/gym.tsx';
import { ada, attemptLog, entries, key, log, queue, tries } from '../testing/attempt-log.tsx';

const { api, arrive, open, visit, me } = attemptLog();

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
