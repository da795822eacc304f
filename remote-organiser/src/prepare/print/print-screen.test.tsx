// The screen in the real router, against a real HTTP server in this process that plays the API.
import type { Heats, MarshalBoard, MarshalRow, ResultRow, Stage, StageResults } from '@topout/contract';
import {
  aCompetition,
  aStage,
  EventsReply,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  within,
} from '@topout/testing';
import { aResultRow, qualification, someResults } from '../../finish/results/testing.ts';
import { open, uuidOf } from '../../run/board/testing.ts';
import { aMarshalRow } from '../../run/marshal/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `GET competitions/${someCompetition}`;
/** As the results name the competition. */
const printed = `GET competitions/${uuidOf(1)}`;

function print(
  sheet: string,
  rows: readonly ResultRow[],
  stage: Partial<StageResults> = {},
  role: 'MASTER' | null = 'MASTER',
  published: Stage['published'] = null,
  planned = false,
) {
  const stages = [aStage({ uuid: qualification, published, planned })];
  const competition = aCompetition({ role, judgeKey: role && 'THE KEY', stages });
  api.answer({
    [its]: competition,
    [`${its}/results.json`]: someResults(rows, stage),
    [`GET venues/${competition.venues[0]?.uuid ?? ''}/routes`]: [],
  });
  return renderRoutes(routes, {
    at: `/${someCompetition}/print?sheet=${sheet}`,
    signedInAs: role && someUuid,
  });
}

/** The rows of a table, each as its cells' text. */
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('lists who starts, each group on a sheet of its own; who does not start keeps the place', async () => {
  print('starts', [
    aResultRow(1, { startingGroup: 'B' }),
    aResultRow(2, { startingGroup: 'A', startPosition: 2 }),
    aResultRow(3, { startingGroup: 'A', startPosition: 1 }),
    aResultRow(4, { startingGroup: 'A', startPosition: 3, status: 'DNS' }),
  ]);
  const [first, second] = await screen.findAllByRole('table');
  expect(lines(first as HTMLElement).slice(2)).toEqual([
    ['1', '103', 'First3 Last', '☐'],
    ['2', '102', 'First2 Last', '☐'],
    ['3', '104', 'First4 Last', 'DNS'],
  ]);
  expect(first).toHaveTextContent('Start listOpen, Qualification, Group A');
  expect(second).toHaveTextContent('Open, Qualification, Group B');
});

const aMark: ResultRow['routes'][number] = {
  route: uuidOf(500),
  tries: 1,
  top: 1,
  zone1: 1,
  zone2: null,
  hold: 0,
  plus: false,
  duration: null,
  attempts: ['T'],
};

it('says on results whether they are final, and repeats that on every page', async () => {
  const rows = [
    aResultRow(1, { routes: [{ ...aMark, unconfirmed: true }] }),
    aResultRow(2, { status: 'RETIRED', routes: [aMark], signed: true }),
    aResultRow(3, { position: null }),
  ];
  print('results', rows, { state: 'FINAL', version: 3, publishedAt: '2026-11-21T18:00:00Z' });
  const table = await screen.findByRole('table');
  expect(lines(table).slice(1)).toEqual([
    ['Place', 'Number', 'Name', 'Route 1', 'Route 2', 'Score'],
    ['1', '101', 'First1 Last 1 not confirmed', 'T1 Z1', '', '10 pts'],
    ['2', '102', 'First2 Last (R) · signed', 'T1 Z1', '', '10 pts'],
    ['–', '103', 'First3 Last', '', '', '10 pts'],
  ]);
  // Browsers repeat the head of a table, and nothing else.
  expect(within(table).getAllByRole('rowgroup')[0]).toHaveTextContent(
    'Winter Boulder CupOpenResults, QualificationOfficial, version 3, Sat 21 Nov 2026, 18:00 (London time)',
  );
});

const aClimb = { ...aMark, top: null, zone1: null, hold: 21, plus: true };

it('says who restarted after an incident, and on which of several routes', async () => {
  const [boulder, lead] = [aMark, { ...aClimb, route: uuidOf(501) }];
  const rows = [
    aResultRow(1, { routes: [boulder, { ...lead, tries: 2, attempts: ['21+', '18'] }] }),
    aResultRow(2, { routes: [{ ...boulder, tries: 2 }, lead] }),
  ];
  print('results', rows);
  const table = await screen.findByRole('table');
  expect(lines(table).slice(2)).toEqual([
    ['1', '101', 'First1 Last · restarted on 2', 'T1 Z1', '21+', '10 pts'],
    ['2', '102', 'First2 Last', 'T1 Z1', '21+', '10 pts'],
  ]);
});

it('names rounds of speed, and not the numbers of their routes', async () => {
  const rounds = ['1/2', 'Small final', 'Final'];
  const routes = rounds.map((name, at) => ({
    uuid: uuidOf(510 + at),
    number: at + 1,
    name,
    climbType: 'SPORT' as const,
    segmentsCount: 3,
  }));
  const run = {
    ...aClimb,
    route: uuidOf(510),
    top: 1,
    hold: 3,
    plus: false,
    duration: 6412,
    attempts: ['T'],
  };
  const [category] = someResults([aResultRow(1, { routes: [run] })]).stages[0]?.categories ?? [];
  if (!category) throw new Error('no category');
  print('results', [], { scoringSystem: 'IFSC_SPEED_FINAL', categories: [{ ...category, routes }] });
  const table = await screen.findByRole('table');
  expect(lines(table)[1]).toEqual(['Place', 'Number', 'Name', ...rounds, 'Score']);
  expect(lines(table)[2]?.slice(3, 6)).toEqual(['6.41', '', '']);
});

it('prints the heats of speed, with a box for each time that is still to come', async () => {
  const racers = [1, 2, 3, 4].map((n) => ({
    entry: uuidOf(n),
    user: { uuid: uuidOf(100 + n), firstName: `First${n}`, lastName: 'Last' },
    competitorNumber: String(n),
    status: 'ENTERED' as const,
    startPosition: 5 - n,
    previousRanks: [n],
    runs: [n === 1 ? { kind: 'TIME' as const, ms: 6412 } : null, null, null],
  }));
  const heats: Heats = {
    category: open,
    version: 1,
    scoringSystem: 'IFSC_SPEED_FINAL',
    losers: 'qualification',
    ties: 'qualification',
    routes: [uuidOf(510), uuidOf(511), uuidOf(512)],
    racers,
  };
  api.answer({ [`${printed}/leaderboard/heats`]: heats });
  print('heats', [], { scoringSystem: 'IFSC_SPEED_FINAL' });
  const said = lines(await screen.findByRole('table')).slice(1);
  expect(said[0]).toEqual(['Heat', 'Round', 'Number', 'Lane A', 'Time', 'Number', 'Lane B', 'Time']);
  expect(said[1]).toEqual(['1', '1/2', '1', 'First1 Last', '6.41', '4', 'First4 Last', '\u00a0']);
  expect(said.at(-1)?.slice(0, 4)).toEqual(['4', 'Final', '', 'Winner of heat 1']);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
});

it('says that a category has no heats yet', async () => {
  const heats: Heats = {
    category: open,
    version: 1,
    scoringSystem: 'IFSC_SPEED',
    losers: 'qualification',
    ties: 'qualification',
    routes: [],
    racers: [],
  };
  api.answer({ [`${printed}/leaderboard/heats`]: heats });
  print('heats', [], { scoringSystem: 'IFSC_SPEED' });
  expect(await screen.findByText('There are no heats in Open yet')).toBeVisible();
});

it.each([
  ['heats', 'leaderboard/heats', { scoringSystem: 'IFSC_SPEED' as const }],
  ['cautions', 'marshal', {}],
])('lays out %s, and asks again where they cannot be read', async (sheet, call, stage) => {
  api.answer({ [`${printed}/${call}`]: refuse(500, 'internal'), [`${printed}/events`]: new EventsReply() });
  print(sheet, [aResultRow(1)], stage);
  expect(await screen.findByText('Laying out sheets…')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('lays out no start list before its plan is there', async () => {
  api.answer({ [`${its}/plan`]: refuse(500, 'internal') });
  print('starts', [aResultRow(1)], {}, 'MASTER', null, true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers heats only where speed is raced', async () => {
  print('results', [aResultRow(1)]);
  await screen.findByRole('table');
  expect(screen.queryByRole('radio', { name: /^Heats/ })).toBeNull();
});

it('prints the cautions that count and who is disqualified, for the jury to sign', async () => {
  const caution = (n: number, reason: string) => ({
    uuid: uuidOf(600 + n),
    reason,
    givenAt: `2026-11-21T1${n}:00:00Z`,
    givenBy: 'Maja Master',
  });
  const climber = (n: number, more: Partial<MarshalRow> = {}) =>
    aMarshalRow(n, `First${n}`, { lastName: 'Last', competitorNumber: String(100 + n), ...more });
  const board: MarshalBoard = {
    stage: qualification,
    isolation: { opensAt: null, closesAt: null, observesAt: null },
    data: [
      climber(1),
      climber(2, { status: 'DSQ', cautions: [caution(1, 'Late in isolation'), caution(2, 'Photos')] }),
      climber(3, { status: 'DSQ' }),
      climber(4, { category: uuidOf(999), cautions: [caution(3, 'Elsewhere')] }),
    ],
  };
  api.answer({
    [`${printed}/marshal`]: board,
    [`${printed}/events`]: new EventsReply(['marshal', { competition: someCompetition }]),
  });
  print('cautions', [aResultRow(1)]);
  const table = await screen.findByRole('table');
  expect(lines(table).slice(2)).toEqual([
    ['102', 'First2 Last', 'Open', 'Late in isolation', 'Sat 21 Nov 2026, 11:00 (London time), Maja Master'],
    ['102', 'First2 Last', 'Open', 'Photos', 'Sat 21 Nov 2026, 12:00 (London time), Maja Master'],
    ['102', 'First2 Last', 'Open', 'Disqualified', ''],
    ['103', 'First3 Last', 'Open', 'Disqualified', ''],
  ]);
  expect(screen.getByText('Jury')).toBeVisible();
});

it('says who made results official, why they were amended, and what is under appeal', async () => {
  const [when, later] = ['2026-11-21T18:00:00Z', '2026-11-21T19:30:00Z'];
  const rows = [
    aResultRow(1, { disputed: true, user: { ...aResultRow(1).user, nation: 'AUT' } }),
    aResultRow(2, { position: null, status: 'DSQ' }),
  ];
  print('results', rows, {
    state: 'FINAL',
    version: 2,
    publishedAt: later,
    official: [
      { at: when, by: 'Olga Rounds', reason: null },
      { at: later, by: 'Olga Rounds', reason: 'Appeal of 101 upheld' },
    ],
  });
  const table = await screen.findByRole('table');
  const head = within(table).getAllByRole('rowgroup')[0];
  expect(head).toHaveTextContent(
    'Official since Sat 21 Nov 2026, 18:00 (London time), Olga Rounds. This is version 2.Amended Sat 21 Nov 2026, 19:30 (London time), Olga Rounds: Appeal of 101 upheldResults are under appeal.',
  );
  expect(lines(table).slice(2)).toEqual([
    ['1', '101', 'First1 Last Under appeal', 'AUT', '', '', '10 pts'],
    ['–', '102', 'First2 Last (DSQ)', '', '', '', '10 pts'],
  ]);
});

it('prints points of a lead qualification with three decimals, and the places they are made of', async () => {
  const height = (hold: number, plus = false) => ({ ...aMark, route: uuidOf(501), top: null, hold, plus });
  const rows = [
    aResultRow(1, { score: 1.5, scoreText: '1.50', routes: [height(30, true)] }),
    aResultRow(2, { score: 1.5, scoreText: '1.50', routes: [height(30, true)] }),
    aResultRow(3, { score: 3, scoreText: '3.00', routes: [height(22.5)] }),
  ];
  print('results', rows, { scoringSystem: 'IFSC_SPORT' });
  expect(
    lines(await screen.findByRole('table'))
      .slice(2)
      .map((line) => line.slice(4)),
  ).toEqual([
    ['30+ (1.5)', '1.500'],
    ['30+ (1.5)', '1.500'],
    ['22.5 (3)', '3.000'],
  ]);
});

it('says on results that were published again what has replaced them', async () => {
  const publishedAt = '2026-11-21T18:00:00Z';
  const newest = { version: 4, final: true, publishedAt, outdated: false };
  print('results', [aResultRow(1)], { state: 'FINAL', version: 3, publishedAt }, null, newest);
  const table = await screen.findByRole('table');
  expect(table).toHaveTextContent('Replaced by version 4. Version 3, Sat 21 Nov 2026, 18:00');
  expect(table).not.toHaveTextContent('Official');
});

it('prints the teams with the stage they score in, with who counts, or by themselves', async () => {
  const member = { category: 'Open', unconfirmed: 1 };
  const teams = {
    rules: { teamLeast: 2, teamMost: 5, teamCounted: 1, teamMixed: false },
    rows: [
      {
        team: uuidOf(1),
        name: 'Jugs',
        position: 1,
        score: 250.5,
        problem: null,
        members: [
          { ...member, user: uuidOf(2), name: 'Ada Ash', brings: 250.5, counts: true },
          { ...member, user: uuidOf(3), name: 'Mia A.', brings: 100, counts: false },
        ],
      },
      {
        team: uuidOf(4),
        name: 'Alone',
        position: null,
        score: null,
        problem: 'TOO_FEW' as const,
        members: [],
      },
    ],
  };
  const { user } = print('results', [aResultRow(1)], {
    state: 'FINAL',
    version: 3,
    publishedAt: '2026-11-21T18:00:00Z',
    teams,
  });
  const [, sheet] = await screen.findAllByRole('table');
  expect(sheet).toHaveTextContent('TeamsQualificationOfficial, version 3');
  expect(lines(sheet as HTMLElement).slice(2)).toEqual([
    ['1', 'JugsAda Ash 250.5, Mia A. (100)', '250.5'],
    ['–', 'AloneNeeds at least 2 members', '–'],
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Teams');
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('rules a box for each attempt on a boulder, and one for a sport route', async () => {
  print('cards', [aResultRow(1)]);
  const [, , boulder, sport] = lines(await screen.findByRole('table'));
  expect([boulder?.[0], boulder?.length]).toEqual(['1 Red Hot', 7]);
  expect([sport?.[0], sport?.length]).toEqual(['2 Long Way', 3]);
});

it('keeps what is chosen in the address', async () => {
  const { user, router } = print('starts', [aResultRow(1)]);
  await user.click(await screen.findByRole('radio', { name: /^Results/ }));
  expect(router.state.location.search).toContain('sheet=results');
  expect(await screen.findByText(/^As it stood on/)).toBeVisible();
});

it('says how many pages it takes, and takes fewer compactly', async () => {
  const { user, router } = print('routes', [aResultRow(1)]);
  expect(await screen.findByText('About 2 pages')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Compact: several on a page' }));
  expect(await screen.findByText('About 1 page')).toBeVisible();
  expect(router.state.location.search).toContain('compact=1');
});

it('prints results and start lists for everybody, and nothing else', async () => {
  print('cards', [aResultRow(1)], {}, null);
  expect(await screen.findByText(/^As it stood on/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('shows what was published before it asks what to print', async () => {
  print('results&publication=' + someUuid, [aResultRow(1)], {}, null);
  const [table] = await screen.findAllByRole('table');
  const asked = screen.getByRole('heading', { name: 'Print' });
  expect(asked.compareDocumentPosition(table as HTMLElement)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
