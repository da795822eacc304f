import type { Competition, EntryDetail, Route } from '@topout/contract';
import { defaultScoringSettings } from '@topout/domain';
import { aVenue, screen, waitFor, within } from '@topout/testing';
import {
  anAttempt,
  anEntry,
  aRoute,
  aSportRoute,
  competition,
  groupId,
  gym,
  men,
  routeId,
  userId,
  women,
} from '../../testing/gym.tsx';
import { aCard, summary } from './testing.ts';

const { api, open, visit, sent } = gym();
const home = `/${competition}`;
const ada = userId(1);
const route = routeId(1);

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

interface Jam {
  readonly card?: EntryDetail;
  readonly attemptPenalty?: number;
  readonly routes?: readonly Route[];
  readonly sharedPoints?: boolean;
  readonly more?: Partial<Competition>;
}

function jam({
  card = aCard(),
  attemptPenalty = 0,
  routes = [aRoute()],
  sharedPoints = false,
  more = {},
}: Jam = {}) {
  const group = { uuid: groupId, name: 'All', categories: [women.uuid, men.uuid] };
  open({
    role: null,
    routes,
    // What the server answers follows what the card shows: an earlier version would be taken for known.
    version: Math.max(0, ...card.streams.map(({ version }) => version)),
    competition: {
      userEntry: summary(1, 'Ada Rock'),
      canSeeLeaderboard: false,
      routeGroups: [{ ...group, scoredBy: 'CLIMBERS', climbersQueue: false, confirmedBy: 'NOBODY' }],
      ...more,
    },
    settings: { scoring: { ...defaultScoringSettings, attemptPenalty, flashBonus: 20, sharedPoints } },
  });
  api.answer({
    [`GET competitions/${competition}/entries/me`]: card,
    [`GET competitions/${competition}/entries/${userId(2)}`]: {
      ...aCard(),
      ...anEntry(2, 'Zoë Rock'),
    },
  });
  return visit(home);
}

const row = (name: RegExp) => screen.findByRole('button', { name, expanded: false });
const key = (name: string) => screen.getByRole('button', { name });

it('logs a boulder with one tap, and says where the result is', async () => {
  const { user } = jam();
  await user.click(await row(/^1 Opening Night/));
  expect(await screen.findByText('A top now brings 270 points')).toBeVisible();
  await user.click(key('Flash'));
  await waitFor(() => expect(screen.getByRole('button', { expanded: true })).toHaveTextContent(/270$/));
  await waitFor(() => expect(screen.getByText('Confirmed')).toBeVisible());
  expect(sent()).toMatchObject([
    { kind: 'attempts.append', competitor: ada, base: null, payload: { attempts: [{ success: true }] } },
  ]);
  expect(key('Flash')).toHaveAttribute('aria-pressed', 'true');
});

it('replaces a result by another, and takes it back', async () => {
  const { user } = jam();
  await user.click(await row(/^1 Opening Night/));
  await user.click(key('Zone'));
  await user.click(key('Top'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    kind: 'attempts.replace',
    payload: { attempts: [{ success: false }, { success: true }] },
  });
  await user.click(key('Undo the last on 1'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ kind: 'attempts.clear' });
  expect(screen.queryByRole('button', { name: 'Undo the last on 1' })).not.toBeInTheDocument();
});

it('adds attempt by attempt where they matter, and ends with the top', async () => {
  const { user } = jam({ attemptPenalty: 10 });
  await user.click(await row(/^1 Opening Night/));
  await user.click(key('Try'));
  await user.click(key('Top'));
  expect(screen.getByText(/^2nd attempt, /)).toBeVisible();
  expect(key('Try')).toBeDisabled();
  await waitFor(() => expect(sent().map(({ kind }) => kind)).toEqual(['attempts.append', 'attempts.append']));
  await user.click(key('Undo the last on 1'));
  await waitFor(() =>
    expect(sent()[2]).toMatchObject({
      kind: 'attempts.replace',
      payload: { attempts: [{ success: false }] },
    }),
  );
  expect(key('Try')).toBeEnabled();
});

it('logs a sport route by its holds', async () => {
  const { user } = jam({ routes: [aSportRoute()] });
  await user.click(await row(/^1 Tidal Range/));
  await user.click(key('One hold more'));
  await user.click(key('One hold more'));
  await user.click(key('Save'));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ payload: { attempts: [{ success: false, segmentsCount: 2 }] } }]),
  );
  expect(key('Save')).toBeDisabled();
});

it('leaves alone what a judge has logged', async () => {
  const byJudge = { ...anAttempt(ada, 1, { success: true, judge: null }), route };
  const { user } = jam({
    card: aCard({
      attempts: [byJudge],
      streams: [{ route, version: 1 }],
    }),
  });
  await user.click(await row(/^1 Opening Night/));
  expect(screen.getByText('You cannot change this result. Tell a judge if it is wrong.')).toBeVisible();
  expect(key('Flash')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('says that the staff removed a result, as long as nothing is there', async () => {
  const { user } = jam({ card: aCard({ streams: [{ route, version: 2, removed: true }] }) });
  await user.click(await row(/^1 Opening Night/));
  const told = 'The staff removed your result here. Ask them before you log it again.';
  expect(screen.getByText(told)).toBeVisible();
  await user.click(key('Flash'));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.queryByText(told)).not.toBeInTheDocument();
});

it('says what is held, and why', async () => {
  const { user } = jam();
  api.answer({
    [`POST competitions/${competition}/commands`]: ({ body }: { body: unknown }) => ({
      data: (body as { commands: { id: string }[] }).commands.map(({ id }) => ({
        id,
        outcome: 'HELD',
        reason: { code: 'climber.late', message: 'This arrived too late after the end to count by itself.' },
        version: 0,
        boardVersion: 1,
      })),
    }),
  });
  await user.click(await row(/^1 Opening Night/));
  await user.click(key('Top'));
  expect(await screen.findByText(/^Does not count yet. This arrived too late/)).toBeVisible();
  expect(screen.getAllByText('Held')).not.toHaveLength(0);
});

it.each([
  ['before the start', { startTime: new Date(Date.now() + 3_600_000).toISOString() }, /^You can log from /],
  ['after the end', { endTime: new Date(Date.now() - 60_000).toISOString() }, 'Competition closed'],
])('logs nothing %s, and says so', async (_when, more, said) => {
  const { user } = jam({ more });
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(await row(/^1 Opening Night/));
  expect(key('Flash')).toBeDisabled();
});

it('goes from child to child with one tap', async () => {
  const { user } = jam({ more: { childEntries: [summary(2, 'Zoë Rock')] } });
  await user.click(await screen.findByRole('button', { name: 'Zoë Rock' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoë Rock' })).toBeVisible();
  await user.click(await row(/^1 Opening Night/));
  await user.click(key('Flash'));
  await waitFor(() => expect(sent()[0]?.competitor).toBe(userId(2)));
});

it('keeps the cards of the whole family, also those that nobody has opened', async () => {
  jam({ more: { childEntries: [summary(2, 'Zoë Rock')] } });
  await row(/^1 Opening Night/);
  await waitFor(() =>
    expect(api.called(`GET competitions/${competition}/entries/${userId(2)}`)).toHaveLength(1),
  );
});

it('finds routes by number, and those that are not done yet', async () => {
  const routes = Array.from({ length: 13 }, (_, index) =>
    aRoute({
      uuid: routeId(index + 1),
      name: `Boulder ${index + 1}`,
      displayRouteGroupMapping: { [groupId]: { name: null, number: index + 1 } },
    }),
  );
  const done = { ...anAttempt(ada, 1, { success: true, judge: { uuid: ada, name: 'Ada' } }), route };
  const { user } = jam({ routes, card: aCard({ attempts: [done], streams: [{ route, version: 1 }] }) });
  const list = await screen.findByRole('region', { name: 'Your routes' });
  const shown = () => within(list).getAllByRole('listitem').length;
  await waitFor(() => expect(shown()).toBe(13));
  await user.click(key('Not done yet'));
  expect(shown()).toBe(12);
  await user.type(screen.getByRole('searchbox', { name: 'Find a route by number or name' }), '12');
  expect(shown()).toBe(1);
});

it('keeps routes that judges score as they are', async () => {
  jam({ more: { routeGroups: [] } });
  expect(await screen.findByRole('table', { name: 'Scorecard' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your routes' })).not.toBeInTheDocument();
});

const inMinutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
const inSession = (from: number, to: number, waits = false) =>
  aCard({ wave: { name: 'Afternoon', startTime: inMinutes(from), endTime: inMinutes(to), waits } });

it.each([
  ['that it is ahead', inSession(10, 30), /Starts in: 00:09:/],
  ['how much of it is left', inSession(-10, 10), /Afternoon, time left: 00:09:/],
  ['that it is over', inSession(-30, -10), /Your time is over/],
  ['that the climber waits for a place', inSession(-10, 10, true), /on the waiting list of Afternoon/],
])('says of the session %s', async (_what, card, words) => {
  jam({ card, more: { startTime: inMinutes(-60), endTime: inMinutes(60) } });
  await waitFor(() => expect(document.body).toHaveTextContent(words));
});

it('gives keys only while the session runs', async () => {
  const { user } = jam({
    card: inSession(-30, -10),
    more: { startTime: inMinutes(-60), endTime: inMinutes(60) },
  });
  await user.click(await row(/^1 Opening Night/));
  expect(key('Top')).toBeDisabled();
});

it('counts attempts as its marks do once the time is over, also those that wait on the phone', async () => {
  const own = { ...anAttempt(ada, 1, { success: true }), route };
  const card = {
    ...inSession(-30, -10),
    attempts: [own],
    streams: [{ route, version: 1 }],
    attemptsCount: 0,
  };
  jam({ card, more: { startTime: inMinutes(-60), endTime: inMinutes(60) } });
  expect(await screen.findByText('1 attempt')).toBeVisible();
});

describe('where all who topped a route share its points', () => {
  const line = (number: number, marks: string) => ({
    ...anEntry(number, 'Ada Rock', { position: number }),
    entry: anEntry(number, 'x').uuid,
    marks,
  });
  const open = async (canSeeLeaderboard: boolean) => {
    api.answer({
      [`GET competitions/${competition}/leaderboard`]: {
        category: women.uuid,
        version: 1,
        changedAt: '2026-05-01T10:00:00Z',
        scoringSystem: 'DEFAULT',
        rows: [line(2, 'T'), line(3, 'F'), line(1, '.')],
        latest: [],
      },
    });
    const { user } = jam({ sharedPoints: true, more: { canSeeLeaderboard } });
    await user.click(await row(/^1 Opening Night/));
    return user;
  };

  it('says what a top brings now, as one of three, and then what it brought', async () => {
    const user = await open(true);
    expect(await screen.findByText('A top now brings 103.3 points')).toBeVisible();
    await user.click(key('Flash'));
    await waitFor(() => expect(screen.getByRole('button', { expanded: true })).toHaveTextContent(/103.3$/));
  });

  it('says nothing while the board is hidden: it would tell how others climb', async () => {
    await open(false);
    expect(screen.queryByText(/A top now brings/)).not.toBeInTheDocument();
  });
});

describe('the map', () => {
  const map = routeId(77);
  const placed = (number: number, x: number) =>
    aRoute({
      uuid: routeId(number),
      name: `Route ${number}`,
      displayRouteGroupMapping: {},
      map,
      mapPosition: { x, y: 50 },
    });
  const hall = { uuid: map, name: 'Hall', width: 400, height: 200, url: '/api/maps/m.svg' };

  it('opens a route where it hangs, says which are topped, and lists what is not on it', async () => {
    const unplaced = aRoute({ uuid: routeId(3), name: 'Lost', displayRouteGroupMapping: {} });
    const attempt = anAttempt(ada, 1, { success: true, judge: { uuid: ada, name: 'Ada Rock' } });
    const { user } = jam({
      routes: [placed(1, 100), placed(2, 300), unplaced],
      card: aCard({ attempts: [{ ...attempt, route }], streams: [{ route, version: 1 }] }),
      more: { venues: [aVenue({ maps: [hall] })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Map' }));
    const shown = await screen.findByRole('figure', { name: 'Map: Hall' });
    expect(within(shown).getByRole('button', { name: /^Route Route 1, .*, topped$/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Not on the map' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Lost/ })).toBeVisible();
    await user.click(within(shown).getByRole('button', { name: /^Route Route 2, / }));
    await user.click(await screen.findByRole('button', { name: 'Top' }));
    await waitFor(() => expect(sent('attempts.append')).toMatchObject([{ route: routeId(2) }]));
  });

  it('is offered only where routes are on one', async () => {
    jam({ routes: [aRoute()] });
    await row(/Opening Night/);
    expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument();
  });
});
