import type { LiveState } from '@topout/contract';
import { screen, someCompetition, within } from '@topout/testing';
import { aJudgingGroup, aRoute, openGroup } from '../../../prepare/manage-routes/testing.ts';
import { open, uuidOf } from '../../board/testing.ts';
import { aDashboard, aJudge, aState, at } from '../testing.tsx';

const { arrive } = aDashboard();
const here = '2026-11-21T11:59:30Z';
const gone = '2026-11-21T11:51:00Z';

const person = (n: number) => ({ uuid: uuidOf(n), name: `Judge ${n}`, email: null, picture: null });
const prow = aJudgingGroup(61, 'The Prow', { routes: [uuidOf(1), uuidOf(2)], judges: [person(31)] });
const aWall = {
  wall: [aRoute(1, { open: 1 }), aRoute(2, { open: 2 }), aRoute(3, { open: 3 })],
  competition: {
    judgingGroups: [prow],
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
} as Parameters<typeof arrive>[0];
const arriveAt = (state: Partial<LiveState>) => arrive({ ...aWall, state: aState(state) });

const needs = async () => {
  const region = await screen.findByRole('region', { name: 'Needs you' });
  return within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
};

it('is never quiet while climbers wait where no judge is', async () => {
  arriveAt({
    judges: [aJudge(31, { lastSeenAt: gone })],
    queues: [
      { route: uuidOf(1), waiting: 9 },
      { route: uuidOf(2), waiting: 5 },
      { route: uuidOf(3), waiting: 1 },
    ],
  });
  expect(await screen.findByText('Route 3 is in no judging area')).toBeVisible();
  expect(await needs()).toEqual([
    ['The Prow has no judge', 'Judge 31 was last seen 9 minutes ago. 14 climbers wait on its 2 routes.'],
    ['Route 3 is in no judging area', '1 climber waits there, and no judge may log them.'],
  ]);
  expect(screen.queryByText('Nothing needs you right now.')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Needs you 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Assign a judge ?: The Prow has no judge$/ })).toHaveAttribute(
    'href',
    `/${someCompetition}/manage-routes/areas?area=${prow.uuid}`,
  );
});

it('is quiet while every queue has a judge', async () => {
  arriveAt({ judges: [aJudge(31, { lastSeenAt: here })], queues: [{ route: uuidOf(1), waiting: 9 }] });
  expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Needs you' })).toBeVisible();
});

it('has one button for everything, worst first', async () => {
  arriveAt({
    judges: [aJudge(31, { unsent: 4, lastSeenAt: '2026-11-21T11:48:00Z' }), aJudge(2, { lastSeenAt: here })],
    held: 2,
    judgeRequests: 1,
    routesWithoutJudge: [uuidOf(3)],
  });
  expect(await needs()).toEqual([
    [
      '4 changes are still on Judge 31’s phone',
      expect.stringMatching(/^Last seen 12 minutes ago, The Prow. They/),
    ],
    ['2 held results', expect.anything()],
    ['1 judge request', expect.anything()],
    ['1 route without a judge', '3'],
  ]);
  const region = within(screen.getByRole('region', { name: 'Needs you' }));
  const rows = region.getAllByRole('listitem').slice(0, 4);
  expect(rows.map((row) => within(row).getAllByRole('link').length)).toEqual([1, 1, 1, 1]);
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href')?.slice(38))).toEqual([
    'setup/staff#unsent',
    'held',
    'setup/staff',
    'manage-routes/areas',
  ]);
});

it.each([
  [1, 'Mia Stone on 2 is held', 'Logged, but not counted yet: somebody must decide.'],
  [3, '3 held results', 'Mia Stone on 2, and 2 more. Logged, but not counted yet: somebody must decide.'],
])('names whose result is held: %s', async (held, title, hint) => {
  arriveAt({ held, firstHeld: { name: 'Mia Stone', route: uuidOf(2) } });
  await screen.findByText(new RegExp(hint));
  expect(await needs()).toEqual([[title, hint]]);
});

it('leads to results that were corrected after they were published', async () => {
  const published = { version: 1, final: true, publishedAt: at, outdated: true };
  arrive({ stage: { name: 'Final', published } });
  expect(await needs()).toEqual([
    ['Results changed since they were published', 'Final: check what changed, then publish again.'],
  ]);
  expect(screen.getByRole('link', { name: /^Check ?: Results changed/ })).toHaveAttribute(
    'href',
    `/${someCompetition}/results`,
  );
});

it('asks for judges before it asks for areas', async () => {
  arriveAt({ judges: [], routesWithoutJudge: [uuidOf(1), uuidOf(2)] });
  expect(await screen.findByRole('link', { name: /^Invite judges ?: No judges yet$/ })).toHaveAttribute(
    'href',
    `/${someCompetition}/setup/staff`,
  );
  expect(screen.queryByText(/without a judge/)).not.toBeInTheDocument();
});

it('shows the worst of many, and the others on demand', async () => {
  const judges = Array.from({ length: 20 }, (_, n) => aJudge(100 + n, { unsent: 20 - n, lastSeenAt: gone }));
  const { user } = arriveAt({ judges });
  expect(await needs()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show the other 14' }));
  expect(await needs()).toHaveLength(20);
});

it.each([['closed', { pendingResults: false, closedAt: '2026-11-21T11:50:00Z' }]])(
  'misses nobody once judging is %s',
  async (_name, stage) => {
    arrive({
      ...aWall,
      stage,
      state: aState({ queues: [{ route: uuidOf(1), waiting: 9 }], judges: [aJudge(31)] }),
    });
    expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
  },
);
