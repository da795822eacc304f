// The screen in the real router, against a real HTTP server in this process that plays the API.
import type { HistoryLine } from '@topout/contract';
import {
  aPage,
  aStage,
  aVenue,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { anEntry, open, twoCategories, uuidOf, youth } from '../board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const [group, venue, route] = [uuidOf(500), uuidOf(501), uuidOf(601)];
const ada = anEntry(1);

const aChange = (more: Partial<HistoryLine> = {}): HistoryLine => ({
  id: uuidOf(900),
  kind: 'attempts.replace',
  route,
  competitor: uuidOf(1001),
  competitorName: 'Ada Rock',
  entry: uuidOf(1),
  actor: { uuid: uuidOf(40), name: 'Jo Judge' },
  device: '0198a5c0-2222-7000-8000-00000000beef',
  clientTime: null,
  receivedAt: '2026-05-01T10:00:00Z',
  outcome: 'APPLIED',
  reason: null,
  version: 3,
  attempts: [{ success: true, segmentsCount: 1 }],
  queue: null,
  resolution: null,
  resolvedAt: null,
  undo: 'POSSIBLE',
  ...more,
});
const restoreCall = `POST ${its}/history/${uuidOf(900)}/restore`;

beforeEach(() =>
  api.answer({
    [`GET ${its}`]: {
      ...twoCategories({ role: 'MASTER' }),
      routeGroups: [
        {
          uuid: group,
          name: 'All',
          categories: [open],
          scoredBy: 'JUDGES',
          climbersQueue: false,
          confirmedBy: 'NOBODY',
        },
      ],
      venues: [aVenue({ uuid: venue, routes: [route] })],
    },
    [`GET ${its}/history/people`]: {
      data: [
        { uuid: uuidOf(1001), name: 'Ada Rock', competitorNumber: '7', entered: true },
        { uuid: uuidOf(1002), name: 'Bea Gone', competitorNumber: null, entered: false },
      ],
    },
    [`GET ${its}/judges`]: [],
    [`GET venues/${venue}/routes?competition=${someCompetition}`]: [
      {
        uuid: route,
        name: 'Slab',
        circuitNumber: '',
        colors: '',
        climbType: 'BOULDER',
        segmentsCount: 1,
        map: null,
        mapPosition: null,
        competitionRouteGroups: [],
        displayRouteGroupMapping: { [group]: { name: null, number: 7 } },
      },
    ],
    [`GET ${its}/history`]: aPage([aChange(), aChange({ id: uuidOf(901), kind: 'attempts.clear' })]),
  }),
);

async function openHistory(query = '') {
  const at = `/${someCompetition}/history${query}`;
  const { user, router } = renderRoutes(routes, { at, signedInAs: someUuid });
  await screen.findByRole('heading', { name: 'History' }, { timeout: 15_000 });
  const line = async (text: RegExp) => {
    const all = await screen.findAllByRole('listitem');
    const found = all.find(({ textContent }) => text.test(textContent));
    if (!found) throw new Error(`no line says ${String(text)}`);
    return within(found);
  };
  return { user, router, line };
}

it('says what was done to whom, by whom, and from which device', async () => {
  const { line } = await openHistory();
  const said = await line(/Ada Rock set the result to T1 Z1 on 7/);
  expect(said.getByText('Jo Judge')).toBeVisible();
  expect(said.getByText('device BEEF')).toBeVisible();
  expect(said.getByText('Fri 1 May 2026, 11:00 (London time)')).toBeVisible();
});

it('says of which stage a route is where there are several, and the time of a run', async () => {
  const [first, second] = twoCategories().stages[0]?.categories ?? [];
  if (!first || !second) throw new Error('no categories');
  const stages = [
    aStage({ uuid: uuidOf(700), name: 'Qualification', position: 1, categories: [second] }),
    aStage({
      uuid: uuidOf(701),
      name: 'Final',
      position: 2,
      categories: [first],
      scoringSystem: 'IFSC_SPEED_FINAL',
    }),
  ];
  api.answer({
    [`GET ${its}`]: {
      ...twoCategories({ role: 'MASTER' }),
      stages,
      routeGroups: [
        {
          uuid: group,
          name: 'All',
          categories: [open],
          scoredBy: 'JUDGES',
          climbersQueue: false,
          confirmedBy: 'NOBODY',
        },
      ],
      venues: [aVenue({ uuid: venue, routes: [route] })],
    },
    [`GET ${its}/history`]: aPage([
      aChange({ attempts: [{ success: true, segmentsCount: 3, duration: 6412 }] }),
    ]),
  });
  const { line } = await openHistory();
  expect(await line(/Ada Rock set the result to 6\.41 on 7 · Slab · Final/)).toBeDefined();
  expect(screen.getByRole('option', { name: '7 · Slab · Final' })).toBeInTheDocument();
});

it('marks what a phone sent later than it was made', async () => {
  const [slow, quick] = ['2026-05-01T09:58:00Z', '2026-05-01T09:59:58Z'];
  api.answer({
    [`GET ${its}/history`]: aPage([
      aChange({ clientTime: slow }),
      aChange({ id: uuidOf(901), kind: 'attempts.clear', clientTime: quick }),
    ]),
  });
  const { line } = await openHistory();
  expect((await line(/set the result/)).getByText('made at 10:58, sent later')).toBeVisible();
  expect(screen.getAllByText(/sent later/)).toHaveLength(1);
});

it('keeps its filters in the address', async () => {
  api.answer({ [`GET ${its}/history?competitor=${uuidOf(1001)}`]: aPage([]) });
  const { user, router } = await openHistory();
  const competitor = screen.getByRole('combobox', { name: 'Competitor' });
  await user.selectOptions(competitor, await screen.findByRole('option', { name: 'Ada Rock (7)' }));
  expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
  expect(router.state.location.search).toBe(`?competitor=${uuidOf(1001)}`);
});

it('shows what is older than the last line', async () => {
  const older = `${its}/history?before=${uuidOf(902)}`;
  api.answer({
    [`GET ${its}/history`]: aPage([aChange({ id: uuidOf(902) })], `/api/${older}`),
    [`GET ${older}`]: aPage([aChange({ kind: 'attempts.clear' })]),
  });
  const { user, line } = await openHistory();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText(/cleared the result/);
  await line(/set the result/);
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

it('undoes a change after a question, and reads again', async () => {
  api.answer({ [restoreCall]: { entry: ada } });
  const { user, line } = await openHistory();
  await user.click((await line(/set the result/)).getByRole('button', { name: 'Undo' }));
  expect(api.called(restoreCall)).toHaveLength(0);
  const reads = () => api.called(`GET ${its}/history`).length;
  const before = reads();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('says why a change cannot be undone any more', async () => {
  const why = 'Somebody has logged something else here since. Undo that first.';
  api.answer({ [restoreCall]: () => refuse(409, 'stream.changed', why) });
  const { user, line } = await openHistory();
  await user.click((await line(/set the result/)).getByRole('button', { name: 'Undo' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(why)).toBeVisible();
});

it('offers an undo only where there is one, and the way to an entry that is gone', async () => {
  const lines = [
    aChange({ id: uuidOf(902), kind: 'attempts.append', undo: 'CHANGED_SINCE' }),
    aChange({
      id: uuidOf(903),
      kind: 'attempts.clear',
      undo: 'ENTRY_GONE',
      competitor: uuidOf(1002),
      competitorName: 'Bea Gone',
    }),
  ];
  const bea = { uuid: uuidOf(1002), name: 'Bea Gone' };
  const deleted = { ...anEntryRecord({}), kind: 'entry.deleted', user: bea, restorable: true };
  api.answer({
    [`GET ${its}/history`]: aPage(lines),
    [`GET ${its}/audit?competitor=${uuidOf(1002)}`]: aPage([deleted]),
  });
  const { user, line } = await openHistory();
  expect((await line(/added/)).getByText('Changed again since')).toBeVisible();
  const gone = await line(/Bea Gone cleared the result/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(gone.getByRole('link', { name: 'Bring it back' }));
  expect((await line(/Entry deleted: Bea Gone/)).getByRole('button', { name: 'Undo' })).toBeVisible();
});

const anEntryRecord = (details: object) => ({
  id: uuidOf(910),
  kind: 'entry.changed',
  actor: null,
  entry: uuidOf(1),
  user: { uuid: uuidOf(1001), name: 'Ada Rock' },
  target: null,
  details,
  createdAt: '2026-05-01T10:00:00Z',
  restorable: false,
});

it('tells moves, statuses and numbers of entries from what they were', async () => {
  const was = { category: open, status: 'ENTERED', competitorNumber: null };
  const is = { category: youth, status: 'DSQ', competitorNumber: '7' };
  api.answer({ [`GET ${its}/audit`]: aPage([anEntryRecord({ before: was, after: is })]) });
  const { line } = await openHistory('?of=others');
  await line(/Ada Rock Open → Youth competing → disqualified number none → 7/);
});

it('tells a move to another starting group', async () => {
  const details = { before: { startingGroup: 'A' }, after: { startingGroup: 'B' } };
  api.answer({ [`GET ${its}/audit`]: aPage([anEntryRecord(details)]) });
  const { line } = await openHistory('?of=others');
  await line(/Ada Rock starting group A → B/);
});

it('tells whom an invitation went to, and that nobody goes on', async () => {
  const record = { ...anEntryRecord({}), entry: null, user: null };
  api.answer({
    [`GET ${its}/audit`]: aPage([
      { ...record, kind: 'judge.invited', details: { email: 'kim@example.org', role: 'STAFF' } },
      { ...record, id: uuidOf(911), kind: 'stage.advanced', details: { quota: 0 } },
    ]),
  });
  const { line } = await openHistory('?of=others');
  await line(/Invitation sent: kim@example.org/);
  await line(/Stage filled: Everybody taken back/);
});

it('tells who took an entry over, and takes that back', async () => {
  const target = { uuid: uuidOf(2), name: 'Ada Lovelace' };
  const record = { ...anEntryRecord({}), kind: 'entry.taken_over', target, restorable: true };
  api.answer({ [`GET ${its}/audit`]: aPage([record]) });
  const { line } = await openHistory('?of=others');
  const taken = await line(/Entry taken over: Ada Rock by Ada Lovelace/);
  expect(taken.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

it('tells a name from what it was, and takes it back', async () => {
  const was = { category: open, status: 'ENTERED', competitorNumber: null };
  const renamed = {
    before: { ...was, firstName: 'Ada', lastName: 'Rok' },
    after: { ...was, firstName: 'Ada', lastName: 'Rock' },
  };
  api.answer({
    [`GET ${its}/audit`]: aPage([{ ...anEntryRecord(renamed), restorable: true }]),
  });
  const { line } = await openHistory('?of=others');
  const shown = await line(/Ada Rock name Ada Rok → Ada Rock/);
  expect(shown.getByRole('button', { name: 'Undo' })).toBeVisible();
});
