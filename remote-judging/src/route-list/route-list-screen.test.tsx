import { aStage, aVenue, screen, waitFor, within } from '@topout/testing';
import { pageAtom } from '@topout/app-kit';
import { anEntry, aRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit, me } = gym();
const list = `/${competition}`;
const group = (judges: string[]) => ({
  uuid: routeId(99),
  name: 'Cave',
  version: 1,
  routes: [routeId(1)],
  judges: judges.map((uuid) => ({ uuid, name: 'Jo', email: null, picture: null })),
});
const two = [aRoute(), aRoute({ uuid: routeId(2), name: 'Slow Waltz', displayRouteGroupMapping: {} })];

it('groups the routes under their judging groups, each a link to its queue', async () => {
  open({ routes: two, competition: { judgingGroups: [group([])] } });
  visit(list);
  const cave = await screen.findByRole('region', { name: /Cave/ });
  expect(within(cave).getByRole('link', { name: /1.*Opening Night/ })).toHaveAttribute(
    'href',
    `/${competition}/judge/${routeId(1)}`,
  );
  const others = screen.getByRole('region', { name: /Other routes/ });
  expect(within(others).getByRole('link', { name: /Slow Waltz/ })).toBeVisible();
});

it('carries the name of the competition as its title', async () => {
  open();
  const { store } = visit(list);
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter Boulder Cup' })).toBeInTheDocument();
  expect(store.get(pageAtom).title).toBe('Winter Boulder Cup');
});

it('is dark, as the queues that it leads to', async () => {
  open();
  const { store } = visit(list);
  await screen.findByRole('link', { name: /Opening Night/ });
  expect(store.get(pageAtom).theme).toBe('dark');
});

it.each([
  [true, ['Manage competitors', 'Dashboard']],
  [false, ['Dashboard']],
])(
  'offers to manage competitors where the leaderboard may be seen: %s',
  async (canSeeLeaderboard, labels) => {
    open({ competition: { canSeeLeaderboard } });
    const { store } = visit(list);
    await screen.findByRole('link', { name: /Opening Night/ });
    expect(store.get(pageAtom).menuItems?.map(({ label }) => label)).toEqual(labels);
  },
);

it('counts down to the end', async () => {
  open();
  visit(list);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Time left: 02:59:5\d$/);
});

it('tells who waits at every route, by one call', async () => {
  const entries = [anEntry(1, 'Ada Lovelace'), anEntry(2, 'Ben Nevis')];
  const queue = [userId(2), userId(1)];
  const judgingGroups = [group([me().uuid])];
  open({ routes: two, role: 'JUDGE', entries, queue, competition: { judgingGroups } });
  visit(list);
  expect(await screen.findByText('next: Ben Nevis')).toBeVisible();
  expect(screen.getByRole('link', { name: /Opening Night/ })).toHaveTextContent(/next: Ben Nevis2 waiting$/);
  expect(screen.getByText('Nobody waiting')).toBeVisible();
  expect(api.called(`GET competitions/${competition}/route-queues`)).toHaveLength(1);
  expect(screen.getAllByText('View only')).toHaveLength(1);
});

it('keeps what there is on every route that this judge may judge, before it is opened', async () => {
  const judgingGroups = [group([me().uuid])];
  open({
    routes: two,
    role: 'JUDGE',
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' },
    competition: { judgingGroups },
  });
  visit(list);
  await screen.findByRole('link', { name: /Slow Waltz/ });
  for (const route of [1, 2]) {
    await waitFor(() => expect(api.called(`GET routes/${routeId(route)}/attempts`)).toHaveLength(1));
  }
});

it('reads nothing of routes that this judge only sees', async () => {
  const judgingGroups = [group([me().uuid])];
  open({ routes: two, role: 'JUDGE', competition: { judgingGroups } });
  visit(list);
  await waitFor(() => expect(api.called(`GET routes/${routeId(1)}/attempts`)).toHaveLength(1));
  expect(api.called(`GET routes/${routeId(2)}/attempts`)).toEqual([]);
});

it.each([
  ['SEE_JUDGE_ASSIGNED', 1],
  ['SEE_ALL_JUDGE_ASSIGNED', 2],
  ['SEE_JUDGE_ALL', 2],
] as const)('shows an ordinary judge with %s %s routes', async (judgeRoutePermissions, count) => {
  open({
    routes: two,
    role: 'JUDGE',
    settings: { judgeRoutePermissions },
    competition: { judgingGroups: [group([me().uuid])] },
  });
  visit(list);
  await screen.findByRole('link', { name: /Opening Night/ });
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});

it('says so when no routes are assigned', async () => {
  open({ role: 'JUDGE', settings: { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' } });
  visit(list);
  expect(await screen.findByText('No routes have been assigned to you yet. Check back later!')).toBeVisible();
  expect(
    screen.getByText('Think this is a mistake? Get in touch with the competition organiser.'),
  ).toBeVisible();
});

it.each([
  ['STAFF_JUDGE', 'NONE', true],
  ['JUDGE', 'ADD', true],
  ['JUDGE', 'NONE', false],
] as const)('lets %s with %s add a competitor: %s', async (role, judgeCompetitorPermissions, may) => {
  open({ role, settings: { judgeCompetitorPermissions, judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  visit(list);
  await screen.findByRole('link', { name: /Opening Night/ });
  const link = screen.queryByRole('link', { name: 'Add a competitor' });
  expect(link?.getAttribute('href') ?? null).toBe(may ? `/${competition}/enter/competitors` : null);
});

const stage = aStage({ uuid: routeId(9) });

it.each([
  [
    'closed before its end',
    { stages: [{ ...stage, pendingResults: false, closedAt: '2026-11-20T17:30:00Z' }] },
    '17:30',
  ],
  ['at its end', { endTime: '2026-11-20T18:00:00Z' }, '18:00'],
])('is over when the competition was %s', async (_name, over, time) => {
  open({ competition: over });
  visit(list);
  expect(await screen.findByText('Competition closed')).toBeVisible();
  expect(
    screen.getByText(
      `This competition ended on 20th November 2026 at ${time}. Please contact the event organiser for any queries.`,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Opening Night/ })).not.toBeInTheDocument();
});

it('says once that a judge has no area, instead of at every route', async () => {
  const settings = { judgeRoutePermissions: 'SEE_ALL_JUDGE_ASSIGNED' } as const;
  open({ routes: two, role: 'JUDGE', settings, competition: { judgingGroups: [group([])] } });
  visit(list);
  expect(await screen.findByText(/^You have no judging area yet/)).toBeVisible();
  expect(screen.queryByText('View only')).not.toBeInTheDocument();
});

it('leads to a queue from the map, too', async () => {
  const hall = { uuid: routeId(77), name: 'Hall', width: 400, height: 200, url: '/api/maps/m.svg' };
  const onWall = { map: hall.uuid, mapPosition: { x: 10, y: 20 } };
  open({
    routes: [aRoute(onWall), aRoute({ uuid: routeId(2), name: 'Slow Waltz', displayRouteGroupMapping: {} })],
    competition: { venues: [aVenue({ maps: [hall] })] },
  });
  const { user } = visit(list);
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  const shown = await screen.findByRole('figure', { name: 'Map: Hall' });
  expect(screen.getByRole('link', { name: /Slow Waltz/ })).toBeVisible();
  await user.click(within(shown).getByRole('button', { name: /^Route 1, / }));
  expect(await screen.findByText('Nobody is entered for this route yet.')).toBeVisible();
});
