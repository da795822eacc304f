// The screen in the real router, against a real HTTP server in this process that plays the API.
import type { Doubles, LiveState, Stage } from '@topout/contract';
import {
  aStage,
  fakeApi,
  renderRoutes,
  Reply,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { anEntry, open, twoCategories, uuidOf, youth } from '../board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const at = '2026-11-21T12:00:00Z';
const competitionCall = `competitions/${someCompetition}`;
const all = [
  ...routes,
  { path: ':competition/judge/onboarding', element: <p>Judge onboarding</p> },
  { path: 'sign-in', element: <p>Staff sign-in</p> },
  { path: '*', element: <p>Elsewhere</p> },
];

const aJudge = (n: number, more: Partial<LiveState['judges'][number]> = {}): LiveState['judges'][number] => ({
  uuid: uuidOf(n),
  name: `Judge ${n}`,
  role: 'JUDGE',
  lastSeenAt: null,
  unsent: 0,
  ...more,
});
const aState = (more: Partial<LiveState> = {}): LiveState => ({
  at,
  categories: [
    { uuid: open, entries: 12, waiting: 0, climbed: 7, attempts: 40 },
    { uuid: youth, entries: 5, waiting: 2, climbed: 1, attempts: 3 },
  ],
  routesWithoutJudge: [],
  queues: [],
  judges: [],
  held: 0,
  judgeRequests: 0,
  ...more,
});

function arrive({
  role = 'MASTER',
  key = 'THE KEY',
  state = aState(),
  stage = {},
  stages = [],
  doubles = [],
}: {
  role?: 'MASTER' | 'STAFF' | 'JUDGE' | null;
  key?: string | null;
  state?: LiveState;
  stage?: object;
  /** Before the first. */
  stages?: Stage[];
  doubles?: Doubles['data'];
} = {}) {
  const competition = twoCategories({ role, judgeKey: key, canJudge: role !== null && role !== 'STAFF' });
  const [first] = competition.stages;
  api.answer({
    [`GET ${competitionCall}`]: { ...competition, stages: [...stages, aStage({ ...first, ...stage })] },
    [`GET ${competitionCall}/live-state`]: state,
    [`GET ${competitionCall}/entries/doubles`]: { data: doubles },
    [`GET venues/${competition.venues[0]?.uuid ?? ''}/routes`]: [],
    [`POST ${competitionCall}/presence`]: new Reply(204),
  });
  return renderRoutes(all, { at: `/${someCompetition}/dashboard`, signedInAs: someUuid });
}

it('shows which competition, from when to when in the time of its venue', async () => {
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter Boulder Cup' })).toBeVisible();
  expect(screen.getByText('08:00, 21st November 2026 (London time)')).toBeVisible();
  expect(screen.getByText('20:00, 21st November 2026 (London time)')).toBeVisible();
});

it('leads guests to sign in, and not to judging', async () => {
  renderRoutes(all, { at: `/${someCompetition}/dashboard` });
  expect(await screen.findByText('Staff sign-in')).toBeVisible();
});

it('leads whoever has no role here to judge onboarding', async () => {
  arrive({ role: null, key: null });
  expect(await screen.findByText('Judge onboarding')).toBeVisible();
});

it('counts by category, and everything together', async () => {
  arrive();
  const row = await screen.findByRole('row', { name: /Youth/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '2', '1', '3']);
  expect(screen.getByText('and 2 waiting')).toBeVisible();
  expect(screen.getByText('Nothing needs you right now.')).toBeVisible();
});

it('says what needs somebody', async () => {
  const judges = [
    aJudge(1, { unsent: 4, lastSeenAt: '2026-11-21T11:48:00Z' }),
    aJudge(2, { lastSeenAt: '2026-11-21T11:59:30Z' }),
    aJudge(3),
  ];
  arrive({ state: aState({ held: 2, judgeRequests: 1, judges, routesWithoutJudge: [uuidOf(9)] }) });
  const needed = await screen.findByRole('region', { name: 'Needs you' });
  expect(
    within(needed)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('2 held results'),
    expect.stringContaining('1 judge request'),
    expect.stringContaining('1 judge has unsent work'),
    expect.stringContaining('1 route without a judge'),
  ]);
  const people = within(screen.getByRole('region', { name: /Judges and staff/ })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/4 unsent.*Seen 12 minutes ago/),
    expect.stringContaining('Online'),
    expect.stringContaining('Not seen yet'),
  ]);
});

it('names the categories in which people entered while a later stage runs', async () => {
  arrive({ stages: [aStage({ uuid: uuidOf(70), name: 'Final', categories: [] })] });
  expect(await screen.findByRole('row', { name: /^Youth 5/ })).toBeVisible();
});

it('leads to results that were corrected after they were published', async () => {
  const published = { version: 1, final: true, publishedAt: at, outdated: true };
  arrive({ stage: { name: 'Final', published } });
  const need = await screen.findByRole('link', { name: /Results changed since they were published/ });
  expect(need).toHaveTextContent('Final: check what changed, then publish again.');
  expect(need).toHaveAttribute('href', `/${someCompetition}/results`);
});

it('asks for judges before it asks for areas', async () => {
  arrive({ state: aState({ judges: [], routesWithoutJudge: [uuidOf(9), uuidOf(8)] }) });
  const need = await screen.findByRole('link', { name: /No judges yet/ });
  expect(need).toHaveAttribute('href', `/${someCompetition}/setup/staff`);
  expect(screen.queryByText(/without a judge/)).not.toBeInTheDocument();
});

it('shares the ways in: enlarged, copied, closed', async () => {
  const { user } = arrive();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Show QR code: Judging' }));
  const dialog = screen.getByRole('dialog', { name: 'Judging' });
  expect(within(dialog).getByRole('img', { name: 'QR code: Judging' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: /^Copy link/ }));
  expect(write).toHaveBeenCalledWith(`http://localhost/${someCompetition}/judge#key=THE%20KEY`);
  expect(await within(dialog).findByRole('button', { name: /^Link copied/ })).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leads from who is probably entered twice to their merge', async () => {
  const one = (n: number, competitorNumber: string | null) => ({
    entry: uuidOf(n),
    name: `Ada ${n}`,
    category: 'Open',
    competitorNumber,
  });
  const source = one(1, null);
  const target = one(2, '12');
  const { user } = arrive({ doubles: [{ source, target, why: 'ADDRESS' }] });
  const merge = `competitions/${someCompetition}/entries/${source.entry}/merge`;
  api.answer({
    [`GET ${merge}?target=${target.entry}`]: new Reply(500),
    [`POST ${merge}`]: { record: uuidOf(9), entry: anEntry(2, { uuid: target.entry }) },
  });
  await user.click(await screen.findByRole('button', { name: /1 person probably entered twice/ }));
  await user.click(await screen.findByRole('button', { name: /^Ada 1, Open – Ada 2, Open, number 12/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'We will merge' }));
  api.answer({ [`GET ${competitionCall}/entries/doubles`]: { data: [] } });
  await user.click(sheet.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.called(`POST ${merge}`)[0]?.body).toEqual({ target: target.entry }));
  expect(await screen.findByText('All done.')).toBeVisible();
});

it('shows an ordinary judge only what a judge may use', async () => {
  arrive({ role: 'JUDGE', key: null });
  expect(await screen.findByRole('button', { name: 'Show QR code: Entry and live scorecard' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show QR code: Judging' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close judging' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add a competitor' })).not.toBeInTheDocument();
  expect(api.called(`GET ${competitionCall}/live-state`)).toEqual([]);
});

it.each([
  [true, 'Close judging'],
  [false, 'Reopen judging'],
])('asks before it closes or opens judging (open: %s)', async (pendingResults, label) => {
  const { user } = arrive({
    stage: { pendingResults, closedAt: pendingResults ? null : '2026-11-21T17:30:00Z' },
  });
  api.answer({
    [`PATCH ${competitionCall}`]: twoCategories({ role: 'MASTER' }),
    [`GET ${competitionCall}/open-work`]: {
      at: '2026-11-21T17:00:00Z',
      held: 1,
      queued: 0,
      judges: [],
      provisional: [],
    },
  });
  await user.click(await screen.findByRole('button', { name: label }));
  if (pendingResults) expect(await screen.findByRole('link', { name: /1 held result/ })).toBeVisible();
  expect(api.called(`PATCH ${competitionCall}`)).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }));
  await waitFor(() =>
    expect(api.called(`PATCH ${competitionCall}`)[0]?.body).toEqual({ pendingResults: !pendingResults }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('renews the judging code once that was confirmed, and shows the new one', async () => {
  const { user } = arrive();
  await user.click(await screen.findByRole('button', { name: 'Renew code' }));
  const dialog = screen.getByRole('dialog', { name: 'Renew the judging code?' });
  expect(dialog).toHaveTextContent('stops working at once. Judges who are in stay in.');
  expect(api.called(`POST ${competitionCall}/judging-key`)).toEqual([]);
  api.answer({
    [`POST ${competitionCall}/judging-key`]: { judgeKey: 'NEW' },
    [`GET ${competitionCall}`]: twoCategories({ role: 'MASTER', judgeKey: 'NEW' }),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Renew code' }));
  expect(await screen.findByText('There is a new judging code.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show QR code: Judging' }));
  expect(await screen.findByText(/\/judge#key=NEW$/)).toBeVisible();
});
