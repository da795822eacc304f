import { act, refuse, screen, waitFor, within } from '@topout/testing';
import {
  anAttempt,
  anEntry,
  aRoute,
  competition,
  groupId,
  gym,
  men,
  routeId,
  userId,
} from '../testing/gym.tsx';
import { stopTime } from '../testing/stop-time.ts';

const { api, open, visit, sent, me } = gym();
const queueOf = (route = routeId(1)) => `/${competition}/judge/${route}`;
const entries = [
  anEntry(1, 'Zoe Alt'),
  anEntry(2, 'Ben Bold', { category: men }),
  anEntry(3, 'Ann Cole'),
  anEntry(4, 'Cem Dal'),
];
const topped = anAttempt(userId(3), 1, { success: true, segmentsCount: 1 });
const names = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('listitem')
    .map(
      (item) =>
        within(item)
          .getByRole('link')
          .textContent?.match(/[A-Z][a-z]+ [A-Z][a-z]+/)?.[0],
    );
const queue = () => screen.findByRole('region', { name: /^Queue \(/ });
const others = () => screen.getByRole('region', { name: /Not in the queue/ });

it('lists who waits in order, then the others, those with a success last', async () => {
  open({ entries, queue: [userId(4), userId(1)], attempts: [topped] });
  visit(queueOf());
  expect(await screen.findByRole('heading', { name: 'Queue (2)' })).toBeVisible();
  expect(names(await queue())).toEqual(['Cem Dal', 'Zoe Alt']);
  expect(names(others())).toEqual(['Ben Bold', 'Ann Cole']);
});

it('shows the next climber first, one tap from the result', async () => {
  open({ entries, queue: [userId(4), userId(1)] });
  visit(queueOf());
  const next = await screen.findByRole('region', { name: 'Cem Dal' });
  expect(next).toHaveTextContent('Next climber');
  expect(screen.getByRole('link', { name: 'Log attempts' })).toHaveAttribute(
    'href',
    `${queueOf()}/${userId(4)}`,
  );
});

it('has no keys for a judge who is next, and says why', async () => {
  open({
    role: 'JUDGE',
    entries: [anEntry(1, 'Jonas Judge', { user: { ...anEntry(1, 'Jonas Judge').user, uuid: me().uuid } })],
    queue: [me().uuid],
    settings: { judgesNeedApproval: true, judgeRoutePermissions: 'SEE_JUDGE_ALL' },
  });
  api.answer({ 'GET profiles/me/children': [] });
  visit(queueOf());
  expect(
    await screen.findByText(/^Judges may not judge themselves or their own children here\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Top' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log attempts' })).toBeVisible();
});

it('names the route', async () => {
  open({ entries });
  visit(queueOf());
  expect(await screen.findByRole('heading', { level: 1, name: '1' })).toBeVisible();
  expect(screen.getByText('Opening Night · Red · 1 zone')).toBeVisible();
});

it.each([
  ['zo', ['Zoe Alt']],
  ['BOLD', ['Ben Bold']],
  ['ann c', ['Ann Cole']],
  ['old', []],
])('finds by the beginning of a name: %s', async (text, found) => {
  open({ entries });
  const { user } = visit(queueOf());
  await user.type(await screen.findByPlaceholderText('Search competitors...'), text);
  await waitFor(() => expect(names(others())).toEqual(found));
});

it('filters by category', async () => {
  open({ entries });
  const { user } = visit(queueOf());
  await user.click(await screen.findByRole('button', { name: 'Men' }));
  expect(names(others())).toEqual(['Ben Bold']);
  await user.click(screen.getByRole('button', { name: 'Men' }));
  expect(names(others())).toHaveLength(4);
});

it('still has the category and the search after a save and a way back', async () => {
  open({ entries });
  const { user, router } = visit(queueOf());
  await user.click(await screen.findByRole('button', { name: 'Women' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zoe');
  await waitFor(() => expect(names(others())).toEqual(['Zoe Alt']));
  await user.click(screen.getByRole('link', { name: /Zoe Alt/ }));
  await user.click(await screen.findByRole('button', { name: 'Top' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(queueOf()));
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('zoe');
  expect(screen.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-pressed', 'true');
  expect(names(others())).toEqual(['Zoe Alt']);
});

it('adds and removes at once, and sends it', async () => {
  open({ entries, queue: [userId(4)] });
  const { user } = visit(queueOf());
  await user.click(await screen.findByRole('button', { name: 'Add Zoe Alt to the queue' }));
  expect(screen.getByRole('heading', { name: 'Queue (2)' })).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Remove Cem Dal from the queue' }));
  expect(names(await queue())).toEqual(['Zoe Alt']);

  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ kind, competitor }) => [kind, competitor])).toEqual([
    ['queue.add', userId(1)],
    ['queue.remove', userId(4)],
  ]);
  await act(async () => undefined);
  expect(names(await queue())).toEqual(['Zoe Alt']);
});

it('reorders by its buttons and sends the whole list', async () => {
  open({ entries, queue: [userId(4), userId(1)] });
  const { user } = visit(queueOf());
  await user.click(await screen.findByRole('button', { name: 'Drag Zoe Alt' }));
  await user.click(screen.getByRole('button', { name: 'Move Zoe Alt up' }));
  expect(names(await queue())).toEqual(['Zoe Alt', 'Cem Dal']);
  await waitFor(() => expect(sent()[0]).toMatchObject({ kind: 'queue.move', competitor: null }));
  expect(sent()[0]?.payload).toEqual({ queue: [userId(1), userId(4)] });
});

it('skips the next climber in the queue, but not the one after with the same finger', async () => {
  open({ entries, queue: [userId(4), userId(1), userId(3)] });
  const { user } = visit(queueOf());
  const skip = await screen.findByRole('button', { name: 'Skip Cem Dal' });
  const time = stopTime();
  await user.click(skip);
  expect(await screen.findByRole('region', { name: 'Zoe Alt' })).toBeVisible();
  const skipNext = screen.getByRole('button', { name: 'Skip Zoe Alt' });
  expect(skipNext).toHaveAttribute('aria-disabled', 'true');
  expect(skipNext).toHaveFocus();
  expect(screen.getByText('Next climber: Zoe Alt')).toBeInTheDocument();
  await user.click(skipNext);
  expect(await screen.findByText('Skipped Cem Dal')).toBeVisible();
  expect(names(await queue())).toEqual(['Zoe Alt', 'Ann Cole']);
  await waitFor(() => expect(sent().map(({ kind }) => kind)).toEqual(['queue.remove']));

  time.goesOn();
  const undo = screen.getByRole('button', { name: 'Undo skipping Cem Dal' });
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
  await user.click(undo);
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]?.payload).toEqual({ queue: [userId(4), userId(1), userId(3)] });
});

it('tells how fast it goes, once three have climbed', async () => {
  const times = [9, 5, 1].map((minutes, n) =>
    anAttempt(userId(n + 1), 1, { timestamp: new Date(Date.now() - minutes * 60_000).toISOString() }),
  );
  open({ entries, attempts: times });
  visit(queueOf());
  expect(await screen.findByText('4 min a climber')).toBeVisible();
});

it('lets a judge of other routes look, and not touch', async () => {
  open({ entries, queue: [userId(4)], role: 'JUDGE' });
  visit(queueOf());
  expect(names(await queue())).toEqual(['Cem Dal']);
  expect(screen.queryByRole('button', { name: /^(Add|Remove|Move)/ })).not.toBeInTheDocument();
  // Nothing stands below, so the row says all about the first climber.
  expect(within(await queue()).getByRole('link', { name: /Cem Dal/ })).toHaveTextContent('Women');
  expect(within(await queue()).queryByText(/next/)).not.toBeInTheDocument();
});

it('does not tell who may only look to add somebody', async () => {
  open({ entries, role: 'JUDGE' });
  visit(queueOf());
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  expect(screen.queryByText(/Add a climber/)).not.toBeInTheDocument();
});

it('hides a route that the judge may not view', async () => {
  open({ entries, role: 'JUDGE', settings: { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' } });
  visit(queueOf());
  expect(
    await screen.findByText(
      'You do not have permission to view this route. Please contact the event organiser for any queries.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Not for your role')).toBeVisible();
  expect(screen.queryByText('Ann Cole')).not.toBeInTheDocument();
});

it('shows only people whose category climbs the route', async () => {
  const womenOnly = aRoute().competitionRouteGroups.map((group) => ({
    ...group,
    categories: [entries[0]?.category.uuid ?? ''],
  }));
  open({ entries, routes: [aRoute({ competitionRouteGroups: womenOnly })] });
  visit(queueOf());
  expect(await screen.findByText('Ann Cole')).toBeVisible();
  expect(screen.queryByText('Ben Bold')).not.toBeInTheDocument();
});

it('says so when there is nobody', async () => {
  open({ entries: [] });
  visit(queueOf());
  expect(await screen.findByText('Nobody is entered for this route yet.')).toBeVisible();
});

it('stays useful with three hundred climbers', async () => {
  open({ entries: Array.from({ length: 300 }, (_, n) => anEntry(n + 10, `Climber Number${n}`)) });
  visit(queueOf());
  expect(await screen.findByRole('region', { name: /Not in the queue 300/ })).toBeVisible();
});

it.each(['', `/${userId(1)}`])('says that a route is in no route group, at once: %s', async (path) => {
  open({ entries, routes: [aRoute({ competitionRouteGroups: [], displayRouteGroupMapping: {} })] });
  // The server knows no such route in this competition.
  api.answer({
    [`GET competitions/${competition}/route-queues/${routeId(1)}`]: refuse(404, 'route.unknown'),
  });
  visit(`${queueOf()}${path}`);
  expect(await screen.findByText('This route is in no route group')).toBeVisible();
});

describe('where climbers queue themselves', () => {
  const calledAt = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1_000).toISOString();
  function called(said: object) {
    open({
      entries: [anEntry(1, 'Ada Rock'), anEntry(2, 'Bo Hill')],
      queue: [userId(1), userId(2)],
      competition: {
        routeGroups: [
          {
            uuid: groupId,
            name: 'All',
            categories: [],
            scoredBy: 'JUDGES',
            climbersQueue: true,
            confirmedBy: 'NOBODY',
          },
        ],
      },
    });
    const nothing = { joinedSelf: true, call: null, calledAt: null, skips: 0 };
    api.answer({
      [`GET competitions/${competition}/route-queues/${routeId(1)}/waiting`]: {
        data: [
          { user: userId(1), ...nothing, ...said },
          { user: userId(2), ...nothing },
        ],
      },
    });
    return visit(queueOf());
  }

  it('shows who joined by themselves, and calls the next', async () => {
    const { user } = called({});
    expect(await screen.findByText(/joined by phone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'You are next: tell Ada Rock' }));
    const now = await screen.findByRole('button', { name: 'Come now: tell Ada Rock' });
    await waitFor(() => expect(now).toBeEnabled());
    await user.click(now);
    await waitFor(() =>
      expect(sent('queue.call').map(({ payload }) => payload)).toEqual([{ call: 'NEXT' }, { call: 'NOW' }]),
    );
  });

  it('counts down for who is called, with nothing to press meanwhile', async () => {
    called({ call: 'NOW', calledAt: calledAt(10) });
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(49|50) s$/);
    expect(screen.queryByRole('button', { name: /Come now|Pass over/ })).not.toBeInTheDocument();
  });

  it.each([
    [0, /One climber goes ahead\./],
    [1, /leaves the queue\./],
  ])('passes over who does not come, after %i times before', async (skips, text) => {
    const { user } = called({ call: 'NOW', calledAt: calledAt(61), skips });
    await user.click(await screen.findByRole('button', { name: 'Pass over Ada Rock' }));
    expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(sent('queue.skip')).toHaveLength(1));
  });
});

it('lists what nobody has confirmed, confirms with one tap and takes it back', async () => {
  open({ entries, queue: [userId(4)], attempts: [topped] });
  const attempts = [topped];
  api.answer({
    [`GET routes/${routeId(1)}/attempts`]: {
      data: [{ user: userId(3), version: 1, attempts, confirmed: false }],
    },
  });
  const { user } = visit(queueOf());
  const list = await screen.findByRole('region', { name: /^Not confirmed/ });
  expect(names(list)).toEqual(['Ann Cole']);
  await user.click(within(list).getByRole('button', { name: 'Confirm the result of Ann Cole' }));
  await user.click(
    await within(list).findByRole('button', { name: 'Undo confirming the result of Ann Cole' }),
  );
  expect(await within(list).findByRole('button', { name: 'Confirm the result of Ann Cole' })).toBeVisible();
  await waitFor(() =>
    expect(sent('result.')).toMatchObject([
      { kind: 'result.confirm', competitor: userId(3), base: 1 },
      { kind: 'result.unconfirm', competitor: userId(3) },
    ]),
  );
});
