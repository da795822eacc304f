// The screen in the real router, against a real HTTP server in this process that plays the API.
import { aStage, renderRoutes, Reply, screen, someCompetition, waitFor, within } from '@topout/testing';
import { anEntry, twoCategories, uuidOf } from '../board/testing.ts';
import { aDashboard, aJudge, all, aState, competitionCall } from './testing.tsx';

const { api, arrive } = aDashboard();

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
  expect(screen.getByRole('link', { name: '17 entries and 2 waiting' })).toHaveAttribute(
    'href',
    `/${someCompetition}/entries`,
  );
  expect(screen.getByText('Nothing needs you right now.')).toBeVisible();
});

it('shows who is there, first those with something on their phone', async () => {
  const judges = [
    aJudge(1, { unsent: 4, lastSeenAt: '2026-11-21T11:48:00Z' }),
    aJudge(2, { lastSeenAt: '2026-11-21T11:59:30Z' }),
    aJudge(3),
  ];
  arrive({ state: aState({ judges }) });
  const people = within(await screen.findByRole('region', { name: /Judges and staff/ })).getAllByRole(
    'listitem',
  );
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/4 unsent.*Seen 12 minutes ago/),
    expect.stringContaining('Online'),
    expect.stringContaining('Not seen yet'),
  ]);
  expect(screen.getByRole('link', { name: '1 of 3 judges online 2 away' })).toHaveAttribute(
    'href',
    `/${someCompetition}/setup/staff`,
  );
});

it('draws how fast attempts come', async () => {
  arrive({ state: aState({ pace: [0, 0, 12, 30, 8] }) });
  const pace = await screen.findByRole('img', { name: /^8 so far in these 10 minutes, 30 in the 10 before/ });
  expect(pace.querySelectorAll('rect')).toHaveLength(5);
  expect(screen.getByText('30 in 10 minutes')).toBeInTheDocument();
});

it('leads everywhere else, from one list of tools', async () => {
  arrive();
  const tools = await screen.findByRole('navigation', { name: 'Admin tools' });
  const leads = within(tools)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(`/${someCompetition}/`, ''));
  expect(leads).toEqual([
    'dashboard',
    'entries',
    'check-in',
    'marshal',
    'raffle',
    'announcements',
    'setup/add-competitor',
    'results#entries',
    'bulk-scoring',
    'order-routes',
    'manage-routes/areas',
    'setup/staff',
    'disputes',
    'results',
    'results?download=xlsx',
    'print',
    'plan/control',
    'clock/control',
    'screen/control',
    'history',
    'setup',
  ]);
  expect(within(tools).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

it('names the categories in which people entered while a later stage runs', async () => {
  arrive({ stages: [aStage({ uuid: uuidOf(70), name: 'Final', categories: [] })] });
  expect(await screen.findByRole('row', { name: /^Youth 5/ })).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: /^Check ?: 1 person probably entered twice$/ }));
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
      disputes: [],
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
