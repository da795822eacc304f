import { screen, waitFor, within } from '@topout/testing';
import { anEntry, aRoute, aSportRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, sent, visit } = gym();
const queuePath = `/${competition}/judge/${routeId(1)}`;
const path = `${queuePath}/${userId(1)}`;
const entries = [anEntry(1, 'Vera Cruz')];
const other = aRoute({ uuid: routeId(2), name: 'Echo' });

const left = () => screen.findByRole('list', { name: 'What you logged here' });

/** The server answers as if the route no longer existed. */
function holdAll() {
  const held = { code: 'route.unknown', message: 'This route is no longer part of the competition.' };
  api.answer({
    [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => ({
      data: (body as { commands: { id: string }[] }).commands.map(({ id }) => ({
        id,
        outcome: 'HELD',
        reason: held,
        version: null,
        boardVersion: null,
      })),
    }),
    [`GET competitions/${competition}/held-results`]: () => ({
      data: sent('attempts.').map(({ id, competitor, payload }) => ({
        route: routeId(1),
        competitor,
        competitorName: 'Vera Cruz',
        entry: entries[0]?.uuid ?? null,
        version: 0,
        attempts: [],
        reports: [
          {
            judge: { uuid: userId(40), name: 'Jonas Judge' },
            commands: [id],
            receivedAt: '2026-11-21T10:20:00Z',
            reason: held,
            attempts: (payload.attempts ?? []).map(({ success = false, segmentsCount = 0 }) => ({
              success,
              segmentsCount,
            })),
            choices: [],
          },
        ],
      })),
    }),
  });
}

describe('a route that is taken down while a judge is on it', () => {
  it('shows what was entered there, takes it to the server, and says that it is held', async () => {
    open({ entries });
    const first = visit(path);
    await first.user.click(await screen.findByRole('button', { name: 'Try' }));
    await first.user.click(screen.getByRole('button', { name: 'Top' }));
    first.unmount();

    open({ entries, routes: [other] });
    holdAll();
    const { user } = visit(path);
    expect(await screen.findByText('This route is not part of the competition.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the competition' })).toHaveAttribute(
      'href',
      `/${competition}`,
    );
    const [row] = within(await left()).getAllByRole('listitem');
    expect(row).toHaveTextContent('Vera Cruz– TNot saved');

    await user.click(screen.getByRole('button', { name: 'Send what was entered for Vera Cruz' }));
    await waitFor(async () => expect(await left()).toHaveTextContent('Vera Cruz– THeld'));
    expect(screen.getByRole('link', { name: 'Held results' })).toHaveAttribute(
      'href',
      `/${competition}/held`,
    );
    expect(sent('attempts.')).toMatchObject([
      { kind: 'attempts.append', competitor: userId(1), payload: { attempts: [{}, { success: true }] } },
    ]);
  });

  it('shows holds as they were counted, on its queue as well', async () => {
    open({ entries, routes: [aSportRoute()] });
    const first = visit(path);
    const more = await screen.findByRole('button', { name: 'One hold more' });
    for (let holds = 0; holds < 3; holds += 1) await first.user.click(more);
    await first.user.click(screen.getByRole('button', { name: 'Used last hold' }));
    first.unmount();

    open({ entries, routes: [other] });
    visit(queuePath);
    expect(await left()).toHaveTextContent('Vera Cruz3+Not saved');
  });
});

it('shows what is entered on a route that went to another judge’s area', async () => {
  const settings = { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' } as const;
  open({ entries, settings });
  const first = visit(path);
  await first.user.click(await screen.findByRole('button', { name: 'Zone' }));
  first.unmount();

  open({ role: 'JUDGE', entries, settings });
  visit(path);
  expect(await screen.findByText('Not for your role')).toBeVisible();
  expect(await left()).toHaveTextContent('Vera CruzZNot saved');
});

it('says nothing where nothing was logged', async () => {
  open({ entries, routes: [other] });
  visit(path);
  expect(await screen.findByText('This route is not part of the competition.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'What you logged here' })).toBeNull();
});
