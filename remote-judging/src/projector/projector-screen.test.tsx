import { aCompetition, act, aStage, EventsReply, screen, within } from '@topout/testing';
import { clockOf, clockPlans } from '@topout/domain';
import { anEntry, competition, gym, men, routeId, userId, women } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const address = `/${competition}/screen`;

const row = (number: number, name: string, position: number | null, more = {}) => {
  const { uuid, user, status, competitorNumber, scoreTuple } = anEntry(number, name);
  return {
    entry: uuid,
    user,
    status,
    competitorNumber,
    scoreTuple,
    position,
    score: null,
    scoreText: `${900 - number} pts`,
    attemptsCount: 1,
    ...more,
  };
};
const boards = (rows: Record<string, unknown[]>, scoringSystem = 'DEFAULT') =>
  api.answer({
    [`GET competitions/${competition}/leaderboard`]: ({ path }: { path: string }) => {
      const category = new URLSearchParams(path.split('?')[1]).get('category') ?? '';
      return {
        category,
        version: 1,
        changedAt: '2026-05-01T10:00:00Z',
        scoringSystem,
        rows: rows[category] ?? [],
        latest: [],
      };
    },
  });

it('shows the boards to anybody, whole rows by place, name and score', async () => {
  open({ role: null });
  boards({ [women.uuid]: [row(1, 'Ada Ascent', 1), row(2, 'Bea Bold', null, { status: 'RETIRED' })] });
  visit(address, false);
  const board = await screen.findByRole('region', { name: 'Women, 1 of 1' });
  const lines = await within(board).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['1Ada Ascent899 pts', '–Bea Bold (R)898 pts']);
});

it('says of when the boards are while the hall that judges is silent', async () => {
  open({ role: null, competition: { hall: { asOf: '2026-11-21T13:02:00.000Z', silent: true } } });
  boards({ [women.uuid]: [row(1, 'Ada Ascent', 1)] });
  visit(address, false);
  expect(await screen.findByText(/As of .*, waiting for the hall$/)).toHaveTextContent(/^Not live/);
});

it('shows the board of teams, alone where the address asks for it', async () => {
  const published = { version: 1, final: false, publishedAt: '2026-11-21T18:00:00Z', outdated: false };
  open({
    role: null,
    settings: { ...aCompetition().settings, teamsEnabled: true },
    competition: {
      stages: [aStage({ categories: [{ ...women, capacity: null }], published })],
    },
  });
  boards({ [women.uuid]: [row(1, 'Ada Ascent', 1)] });
  const team = { members: [], problem: null };
  api.answer({
    [`GET competitions/${competition}/team-board`]: {
      rows: [
        { ...team, team: women.uuid, name: 'Jugs', position: 1, score: 499.25 },
        { ...team, team: men.uuid, name: 'Alone', position: null, score: null, problem: 'TOO_FEW' },
      ],
    },
  });
  visit(`${address}?category=${competition}`, false);
  const board = await screen.findByRole('region', { name: 'Teams, 1 of 1' });
  const lines = await within(board).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['1Jugs499.3 pts', '–Alone ']);
  expect(screen.getByText('Provisional')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Women/ })).not.toBeInTheDocument();
});

it('shows the way up or down, and the day, in words for those who hear it', async () => {
  open({ role: null });
  boards({
    [women.uuid]: [
      row(1, 'Ada Ascent', 1, { moved: 2, marks: 'FTz-..' }),
      row(2, 'Bea Bold', 2, { moved: -1 }),
    ],
  });
  visit(address, false);
  const board = await screen.findByRole('region', { name: 'Women, 1 of 1' });
  const [ada, bea] = await within(board).findAllByRole('listitem');
  expect(ada).toHaveTextContent('1up 2Ada Ascent');
  expect(bea).toHaveTextContent('2down 1Bea Bold');
  window.innerWidth = 1920;
  window.innerHeight = 1080;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(await within(board).findByRole('img', { name: /2 tops/ })).toBeInTheDocument();
  expect(screen.getByText('Zone')).toBeInTheDocument();
});

it('says whose results wait to be confirmed, and what the dashes mean', async () => {
  open({ role: null });
  const some = { marks: 'FT', unconfirmed: '1.' };
  boards({ [women.uuid]: [row(1, 'Ada Ascent', 1, some), row(2, 'Bea Bold', 2, { marks: 'F.' })] });
  visit(address, false);
  const board = await screen.findByRole('region', { name: 'Women, 1 of 1' });
  const [ada, bea] = await within(board).findAllByRole('listitem');
  expect(ada).toHaveTextContent(/899 ptsNot confirmed$/);
  expect(bea).not.toHaveTextContent('Not confirmed');
  expect(within(screen.getByRole('contentinfo')).getByText('Not confirmed')).toBeInTheDocument();
});

it('names the page of a category in the cover, and the competition below it', async () => {
  open({ role: null });
  boards({
    [women.uuid]: Array.from({ length: 42 }, (_, index) => row(index + 1, `Ada ${index}`, index + 1)),
  });
  visit(address, false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  expect(screen.getByText(/1 to \d+ of 42/)).toBeVisible();
});

it('marks who did not start and who is disqualified', async () => {
  open({ role: null });
  boards({
    [women.uuid]: [
      row(1, 'Ada Ascent', null, { status: 'DNS', scoreText: '' }),
      row(2, 'Bea Bold', null, { status: 'DSQ', scoreText: '' }),
    ],
  });
  visit(address, false);
  const board = await screen.findByRole('region', { name: 'Women, 1 of 1' });
  const lines = await within(board).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['–Ada AscentDNS', '–Bea BoldDSQ']);
  expect(within(board).getByTitle('Disqualified')).toBeVisible();
});

it('says who restarted after a technical incident, and whom somebody climbs for', async () => {
  open({ role: null });
  const austrian = row(2, 'Bea Bold', 2, { nation: 'AUT' });
  boards({ [women.uuid]: [row(1, 'Ada Ascent', 1, { restarted: true }), austrian] });
  visit(address, false);
  const board = await screen.findByRole('region', { name: 'Women, 1 of 1' });
  const lines = await within(board).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '1Ada Ascent Restarted899 pts',
    '2Bea Bold AUT898 pts',
  ]);
});

it('shows tops, zones and tries in columns', async () => {
  open({ role: null });
  const ranked = row(1, 'Ada Ascent', 1, { scoreTuple: [3, 4, -7, -8], scoreText: '3T4z 7 8' });
  boards({ [women.uuid]: [ranked] }, 'IFSC_RANKING');
  visit(address, false);
  const board = await screen.findByRole('region', { name: 'Women, 1 of 1' });
  const line = await within(board).findByRole('listitem');
  expect(line).toHaveTextContent('1Ada AscentTops 3Zones 4Attempts to top 7Attempts to zone 8');
  for (const head of ['T', 'Z', 'TA', 'ZA']) expect(within(board).getByText(head)).toBeVisible();
});

it('shows only the categories that the address names', async () => {
  open({ role: null });
  boards({});
  visit(`${address}?category=${men.uuid}`, false);
  const board = await screen.findByRole('region', { name: 'Men, 1 of 1' });
  expect(await within(board).findByText('Nobody is entered yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Women/ })).not.toBeInTheDocument();
});

it('carries a code to the live board', async () => {
  open({ role: null });
  boards({});
  visit(address, false);
  expect(await screen.findByTitle(`${window.location.origin}/${competition}/entries`)).toBeInTheDocument();
});

it('says so while the board may not be seen', async () => {
  open({ role: 'MASTER', competition: { liveLeaderboard: false, endTime: '2099-01-01T00:00:00Z' } });
  visit(address, false);
  expect(
    await screen.findByText('The leaderboard cannot be viewed until the competition ends.'),
  ).toBeVisible();
});

const final = { version: 1, final: true, publishedAt: '2026-05-01T10:00:00Z', outdated: false };

it.each([
  ['Official', final],
  ['In review', { ...final, outdated: true }],
  ['Provisional', { ...final, final: false }],
  ['Unofficial', null],
])('says %s of a closed stage of which %j was published', async (said, published) => {
  const stage = aStage({
    pendingResults: false,
    state: 'CLOSED',
    published,
    categories: [{ ...women, capacity: null }],
  });
  open({ role: null, competition: { stages: [stage] } });
  boards({});
  visit(address, false);
  expect(await screen.findByText(said)).toBeVisible();
});

const steering = {
  name: '',
  own: false,
  categories: [],
  columns: null,
  seconds: 12,
  paused: true,
  message: '',
  shows: 'BOARDS',
  raffle: 0,
  step: 0,
  reloads: 0,
  version: 1,
};
const steered = (more: object) => new EventsReply(['screen', { ...steering, ...more }]);

it('shows what it is steered to, in that order, under a message', async () => {
  open({ role: null });
  boards({});
  api.answer({
    [`GET competitions/${competition}/events`]: steered({
      categories: [men.uuid, women.uuid],
      columns: 2,
      message: 'Finals at 18:00',
    }),
  });
  visit(address, false);
  expect(await screen.findByText('Finals at 18:00')).toBeVisible();
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual(['Men, 1 of 1', 'Women, 1 of 1']);
});

it('turns the page when it is told to, though it stands still', async () => {
  open({ role: null });
  boards({});
  let step = 7;
  api.answer({
    [`GET competitions/${competition}/events`]: () => steered({ columns: 1, step, version: step++ }),
  });
  visit(address, false);
  expect(await screen.findByRole('region', { name: 'Women, 1 of 1' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Men, 1 of 1' }, { timeout: 4_000 })).toBeInTheDocument();
});

it('asks for what the screen of its name shows, and counts anew when that name is taken away', async () => {
  open({ role: null });
  boards({});
  const orders = [
    { name: 'left', own: true, columns: 1, message: 'Only here', step: 0, reloads: 1 },
    { columns: 1, message: 'Everywhere', step: 9, reloads: 4 },
  ];
  const asked: string[] = [];
  let named = true;
  api.answer({
    [`GET competitions/${competition}/events`]: ({ path }: { path: string }) => {
      asked.push(path);
      return steered(orders[named ? 0 : 1] ?? {});
    },
  });
  visit(`${address}?screen=Left`, false);
  expect(await screen.findByText('Only here')).toBeVisible();
  named = false;
  expect(await screen.findByText('Everywhere', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Women, 1 of 1' })).toBeVisible();
  expect(asked[0]).toMatch(/,screen:left$/);
});

it('shows the raffle when it is steered to it, under the message', async () => {
  open({ role: null });
  boards({});
  api.answer({
    [`GET competitions/${competition}/events`]: steered({ shows: 'RAFFLE', message: 'Winners to the desk' }),
    [`GET competitions/${competition}/raffle/winners`]: {
      left: 12,
      prizes: [{ uuid: women.uuid, name: 'Chalk bag', winner: null }],
      last: null,
    },
  });
  visit(address, false);
  expect(await screen.findByText('12 climbers in the raffle')).toBeVisible();
  expect(screen.getByText('Winners to the desk')).toBeVisible();
});

it('shows the clock over the whole page where it is chosen', async () => {
  const stage = aStage({ categories: [{ ...women, capacity: null }] });
  open({ role: null, competition: { stages: [stage] } });
  boards({ [women.uuid]: [row(1, 'Ada Ascent', 1)] });
  const clock = clockOf([{ at: Date.now(), action: { kind: 'SET', plan: clockPlans.FINAL } }]);
  api.answer({
    [`GET competitions/${competition}/events`]: steered({ categories: [stage.uuid] }),
    [`GET competitions/${competition}/clock`]: { stage: stage.uuid, clock },
  });
  visit(address, false);
  expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent('4:00');
  expect(screen.getByText('Slot 1 of 20')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Women/ })).not.toBeInTheDocument();
});

it('shows the queues instead of the boards, and who is called', async () => {
  open({ role: null });
  boards({});
  api.answer({
    [`GET competitions/${competition}/events`]: steered({ shows: 'QUEUES' }),
    [`GET competitions/${competition}/queue-wall`]: {
      data: [
        {
          route: routeId(1),
          waiting: 5,
          next: [
            { user: userId(1), name: 'Ada R.', call: 'NOW' },
            { user: userId(2), name: 'Bo Hill', call: null },
          ],
        },
      ],
    },
  });
  visit(address, false);
  expect(await screen.findByText('5 wait')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ada R.Come now', 'Bo Hill']),
  );
});
