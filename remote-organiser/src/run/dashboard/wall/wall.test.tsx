import { refuse, screen, someCompetition, within } from '@topout/testing';
import { aJudgingGroup, aRoute, openGroup } from '../../../prepare/manage-routes/testing.ts';
import { open, twoCategories, uuidOf } from '../../board/testing.ts';
import { aDashboard, aJudge, aState } from '../testing.tsx';

const { api, arrive } = aDashboard();

const person = (n: number) => ({ uuid: uuidOf(n), name: `Judge ${n}`, email: null, picture: null });
const aWall = (count: number) =>
  ({
    wall: Array.from({ length: count }, (_, n) => aRoute(n + 1, { open: n + 1 })),
    competition: {
      judgingGroups: [
        aJudgingGroup(61, 'The Prow', { routes: [uuidOf(1)], judges: [person(31)] }),
        aJudgingGroup(62, 'Cave', { routes: [uuidOf(2)], judges: [person(32)] }),
        aJudgingGroup(63, 'Slab', { routes: [uuidOf(3)], judges: [person(33)] }),
      ],
      routeGroups: [
        {
          uuid: openGroup,
          name: 'Open',
          categories: [open],
          scoredBy: 'JUDGES',
          climbersQueue: false,
          confirmedBy: 'NOBODY',
        },
      ],
    },
  }) as NonNullable<Parameters<typeof arrive>[0]>;
const judges = [
  aJudge(31, { lastSeenAt: '2026-11-21T11:30:00Z' }),
  aJudge(32, { lastSeenAt: '2026-11-21T11:59:30Z' }),
  aJudge(33, { lastSeenAt: '2026-11-21T11:59:30Z', unsent: 2 }),
];
const queues = [
  { route: uuidOf(4), waiting: 30 },
  { route: uuidOf(1), waiting: 3 },
];

const cells = async () => within(await screen.findByRole('region', { name: 'The wall, right now' }));
const words = (all: HTMLElement[]) => all.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

it('says of each route whether a judge is there and who waits, and leads to its queue', async () => {
  arrive({ ...aWall(4), state: aState({ judges, queues }) });
  const links = await (await cells()).findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^1Route 1, Red No judge 3 waiting$/),
    expect.stringMatching(/^2Route 2, Red Judge there nobody$/),
    expect.stringMatching(/^3Route 3, Blue and White\s+Unsent nobody$/),
    expect.stringMatching(/^4Route 4, Red No judge 30 waiting$/),
  ]);
  expect(links[0]).toHaveAttribute('href', `/${someCompetition}/judge/${uuidOf(1)}`);
});

it.each(['CLIMBERS', 'BOTH'] as const)('misses no judge where climbers log (%s)', async (scoredBy) => {
  const wall = aWall(2);
  const routeGroups = wall.competition?.routeGroups?.map((group) => ({ ...group, scoredBy }));
  const waiting = [{ route: uuidOf(1), waiting: 3 }];
  arrive({
    ...wall,
    competition: { ...wall.competition, ...(routeGroups && { routeGroups }) },
    state: aState({ judges: [], queues: waiting }),
  });
  const links = await (await cells()).findAllByRole('link');
  expect(words(links)).toEqual([
    expect.stringMatching(/No judge 3 waiting$/),
    expect.stringMatching(/Climbers log nobody$/),
  ]);
});

it('sorts by the longest queue, also from the figure above', async () => {
  const { user } = arrive({ ...aWall(4), state: aState({ judges, queues }) });
  const routes = async () => (await cells()).getAllByRole('link').map((link) => link.textContent[0]);
  expect(await routes()).toEqual(['1', '2', '3', '4']);
  await user.click(screen.getByRole('button', { name: 'By longest queue' }));
  expect(await routes()).toEqual(['4', '1', '2', '3']);
  await user.click(screen.getByRole('button', { name: 'By longest queue', pressed: true }));
  expect(await routes()).toEqual(['1', '2', '3', '4']);
  await user.click(screen.getByRole('button', { name: '33 in queues on 2 routes' }));
  expect(await routes()).toEqual(['4', '1', '2', '3']);
  expect(screen.getByRole('heading', { name: 'The wall, right now' })).toHaveFocus();
});

it('has room for many routes, each once', async () => {
  arrive({ ...aWall(60), state: aState({ queues }) });
  expect((await cells()).getAllByRole('link')).toHaveLength(60);
});

it('has nothing to sort while nobody waits', async () => {
  arrive({ ...aWall(4), state: aState({ judges }) });
  expect(await (await cells()).findAllByText('nobody')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'By longest queue' })).not.toBeInTheDocument();
});

it('says that there are none', async () => {
  arrive({ state: aState({ judges: [] }) });
  expect((await cells()).getByText('The wall has no routes yet.')).toBeVisible();
});

it('says that its routes cannot be read, and asks again', async () => {
  const { user } = arrive({ wall: refuse(500, 'internal') });
  const wall = await cells();
  const again = await wall.findByRole('button', { name: 'Try again' });
  api.answer({ [`GET venues/${twoCategories().venues[0]?.uuid ?? ''}/routes`]: [] });
  await user.click(again);
  expect(await wall.findByText('The wall has no routes yet.')).toBeVisible();
});

it('shows staff who do not judge the wall without links', async () => {
  arrive({ ...aWall(4), role: 'STAFF', state: aState({ judges, queues }) });
  const wall = await cells();
  expect(words(wall.getAllByRole('listitem'))).toHaveLength(4);
  expect(wall.queryByRole('link')).not.toBeInTheDocument();
});

it('misses no judge once judging is closed', async () => {
  arrive({
    ...aWall(4),
    stage: { pendingResults: false, closedAt: '2026-11-21T11:50:00Z' },
    state: aState({ judges, queues, routesWithoutJudge: [uuidOf(4)] }),
  });
  expect((await cells()).queryByText('No judge')).not.toBeInTheDocument();
});
