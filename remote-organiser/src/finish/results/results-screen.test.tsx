// The screen in the real router, against a real HTTP server in this process that plays the API.
import { bannerAtom, pageAtom } from '@topout/app-kit';
import type { Publication, PublicationChanges, Stage } from '@topout/contract';
import {
  aCompetition,
  aSetupState,
  aStage,
  fakeApi,
  refuse,
  renderRoutes,
  Reply,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { open, uuidOf } from '../../run/board/testing.ts';
import { routes } from '../../routes.tsx';
import { aResultRow, qualification, someResults } from './testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const nothingOpen = {
  at: '2026-11-21T18:00:00Z',
  held: 0,
  disputes: [],
  queued: 0,
  judges: [],
  provisional: [],
};
beforeEach(() =>
  api.answer({ [`GET ${its}/publications/changes`]: [], [`GET ${its}/open-work`]: nothingOpen }),
);

const newPublication: Publication = {
  uuid: uuidOf(8),
  stage: qualification,
  version: 1,
  final: true,
  publishedAt: '2026-11-21T18:00:00Z',
  publishedBy: 'Maja Master',
  reason: null,
};

const category = { uuid: open, name: 'Open', capacity: null };

function arrive(stage: Partial<Stage> = {}, publications: Publication[] = [], key: string | null = 'KEY') {
  const stages = [aStage({ uuid: qualification, categories: [category], ...stage })];
  api.answer({
    [`GET ${its}`]: aCompetition({ role: key === null ? 'JUDGE' : 'MASTER', judgeKey: key, stages }),
    [`GET ${its}/publications`]: publications,
    [`GET ${its}/results.json`]: someResults([aResultRow(1), aResultRow(2)]),
  });
  return renderRoutes(routes, { at: `/${someCompetition}/results`, signedInAs: someUuid });
}

it('closes a stage after a question', async () => {
  const { user } = arrive();
  const closed = [aStage({ uuid: qualification, state: 'CLOSED', pendingResults: false })];
  api.answer({
    [`POST ${its}/stages/${qualification}/close`]: aCompetition({
      role: 'MASTER',
      judgeKey: 'KEY',
      stages: closed,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Qualification?' }));
  expect(api.called(`POST ${its}/stages/${qualification}/close`)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Close stage' }));
  expect(await screen.findByText('Closed')).toBeVisible();
});

it('says that a stage has no routes before it opens', async () => {
  const opening = `POST ${its}/stages/${qualification}/open`;
  const { user } = arrive({ state: 'UPCOMING', pendingResults: false });
  api.answer({
    [`GET ${its}/setup`]: aSetupState({ withoutRoutes: [{ stage: qualification, category: 'Open' }] }),
    [opening]: aCompetition({
      role: 'MASTER',
      judgeKey: 'KEY',
      stages: [aStage({ uuid: qualification, categories: [category] })],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open Qualification?' }));
  expect(await dialog.findByRole('link', { name: /^No routes yet for Open/ })).toHaveAttribute(
    'href',
    `/${someCompetition}/setup/routes`,
  );
  expect(api.called(opening)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Open stage' }));
  expect(await screen.findByText('Open for results')).toBeVisible();
});

it('lists what is still open before it closes or publishes', async () => {
  const judge = { lastSeenAt: '2026-11-21T18:00:00Z' };
  api.answer({
    [`GET ${its}/open-work`]: {
      ...nothingOpen,
      held: 2,
      disputes: [
        { stage: qualification, count: 1 },
        { stage: uuidOf(901), count: 3 },
      ],
      queued: 1,
      judges: [
        { ...judge, uuid: uuidOf(31), name: 'Jo Judge', unsent: 3 },
        { ...judge, uuid: uuidOf(32), name: 'Kim Judge', unsent: 0 },
      ],
      provisional: [
        { stage: qualification, version: 1, publishedAt: '2026-11-21T17:00:00Z' },
        { stage: uuidOf(901), version: 1, publishedAt: '2026-11-21T17:00:00Z' },
      ],
    },
  });
  const { user } = arrive();
  const listed = async () => {
    const list = within(await screen.findByRole('list', { name: 'Still open' }));
    return (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
  };
  const expected = [
    '11 result in disputeDecide first: nothing is published before that.',
    '22 held resultsThey do not count until somebody decides.',
    '33 changes not sent yetJo Judge',
    '11 judge is still thereKim Judge',
    '11 person waits at a route',
    '1Qualification: appeals are possiblePublished as provisional on Sat 21 Nov 2026, 17:00 (London time). Publishing as official ends that.',
  ];
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await listed()).toEqual(expected);
  expect(screen.getByRole('link', { name: /held results/ })).toHaveAttribute(
    'href',
    `/${someCompetition}/held`,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Publish as provisional' }));
  expect(await listed()).toEqual(expected);
});

it('publishes an open stage as provisional only, and says what the server refuses', async () => {
  const { user, store } = arrive();
  const provisional = await screen.findByRole('button', { name: 'Publish as provisional' });
  expect(screen.queryByRole('button', { name: 'Publish as official' })).not.toBeInTheDocument();
  api.answer({ [`POST ${its}/publications`]: refuse(409, 'stage.open', 'Close it first.') });
  await user.click(provisional);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Qualification as provisional?' }));
  expect(await dialog.findByText('Nothing is held or unsent, and nobody is judging.')).toBeVisible();
  expect(api.called(`POST ${its}/publications`)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Publish as provisional' }));
  await waitFor(() => expect(store.get(bannerAtom)?.message).toBe('Close it first.'));
  expect(api.called(`POST ${its}/publications`)[0]?.body).toMatchObject({
    stage: qualification,
    final: false,
  });
});

it('publishes under the same id again when the answer was lost', async () => {
  const { user } = arrive({ state: 'CLOSED', pendingResults: false });
  api.answer({ [`POST ${its}/publications`]: refuse(503, 'unavailable') });
  const publish = async () => {
    await user.click(await screen.findByRole('button', { name: 'Publish as official' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Publish as official' }));
  };
  const ids = () => api.called(`POST ${its}/publications`).map(({ body }) => (body as { uuid: string }).uuid);
  await publish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await publish();
  await waitFor(() => expect(ids().length).toBeGreaterThan(1));
  expect(new Set(ids()).size).toBe(1);
});

it('asks before it publishes a closed stage as final', async () => {
  const { user } = arrive({ state: 'CLOSED', pendingResults: false });
  api.answer({ [`POST ${its}/publications`]: newPublication });
  await user.click(await screen.findByRole('button', { name: 'Publish as official' }));
  expect(api.called(`POST ${its}/publications`)).toHaveLength(0);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Qualification as official?' }));
  await user.click(dialog.getByRole('button', { name: 'Publish as official' }));
  await waitFor(() =>
    expect(api.called(`POST ${its}/publications`)[0]?.body).toMatchObject({
      stage: qualification,
      final: true,
    }),
  );
});

it('tells what was published when and by whom', async () => {
  const published = { version: 2, final: true, publishedAt: '2026-11-21T18:00:00Z' };
  arrive({ state: 'CLOSED', published: { ...published, outdated: false } }, [
    { uuid: uuidOf(7), stage: qualification, publishedBy: 'Maja Master', reason: null, ...published },
  ]);
  const trace = within(await screen.findByRole('region', { name: 'What was published' }));
  expect(await trace.findByText('Sat 21 Nov 2026, 18:00 (London time), by Maja Master')).toBeVisible();
  expect(trace.getByText('Official, version 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
});

describe('after a correction', () => {
  const published = { version: 1, final: true, publishedAt: '2026-11-21T18:00:00Z' };
  const at = (position: number | null, scoreText: string) => ({
    position,
    scoreText,
    status: 'ENTERED' as const,
  });
  const rows: PublicationChanges['rows'] = [
    { category: 'Open', user: aResultRow(1).user, before: at(1, '90 pts'), after: at(2, '80 pts') },
    { category: 'Open', user: aResultRow(2).user, before: at(2, '85 pts'), after: at(1, '85 pts') },
    { category: 'Open', user: aResultRow(3).user, before: at(3, '70 pts'), after: at(3, '70 pts') },
    { category: 'Open', user: aResultRow(4).user, before: null, after: at(null, '') },
  ];
  const teams = [
    {
      name: 'Jugs',
      before: { position: 1, scoreText: '250', status: null },
      after: { position: null, scoreText: '', status: null },
    },
  ];
  const correct = (state: 'OPEN' | 'CLOSED') => {
    api.answer({
      [`GET ${its}/publications/changes`]: [{ stage: qualification, rows, teams, ...published }],
      [`POST ${its}/publications`]: newPublication,
    });
    return arrive({
      state,
      pendingResults: state === 'OPEN',
      published: { ...published, outdated: state === 'CLOSED' },
    });
  };

  it('shows what differs, and publishes it again at a press', async () => {
    const { user } = correct('CLOSED');
    expect(await screen.findByText('Changed since published (3 places)')).toBeVisible();
    await user.click(screen.getByText('Show what changed'));
    const lines = within(screen.getByRole('table', { name: /^What changed/ })).getAllByRole('row');
    expect(lines.slice(1).map(({ textContent }) => textContent)).toEqual([
      'First1 LastOpen1st, 90 pts2nd, 80 pts',
      'First2 LastOpen2nd, 85 pts1st, 85 pts',
      'First3 LastOpen3rd, 70 pts3rd, 70 ptsother attempts or confirmations',
      'First4 LastOpen–no result',
      'JugsTeam1st, 250no result',
    ]);
    api.answer({ [`GET ${its}/publications/changes`]: [] });
    await user.click(screen.getByRole('button', { name: 'Publish again' }));
    expect(api.called(`POST ${its}/publications`)).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Amend the results of Qualification?' }));
    await user.click(dialog.getByRole('button', { name: 'Publish amendment' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    expect(api.called(`POST ${its}/publications`)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Why do they change?' }), ' Bea’s  card ');
    await user.click(dialog.getByRole('button', { name: 'Publish amendment' }));
    await waitFor(() => expect(screen.queryByText(/^Changed since/)).not.toBeInTheDocument());
    expect(api.called(`POST ${its}/publications`)[0]?.body).toMatchObject({
      stage: qualification,
      final: true,
      reason: 'Bea’s card',
    });
    expect(screen.getByRole('region', { name: 'Qualification' })).toHaveFocus();
  });

  it('waits until a stage that was opened again is closed', async () => {
    correct('OPEN');
    expect(await screen.findByText(/Close the stage, then publish again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish again' })).not.toBeInTheDocument();
  });
});

it('draws starting groups, and shows how they are', async () => {
  const { user } = arrive();
  api.answer({ [`POST ${its}/stages/${qualification}/starting-groups`]: new Reply(204) });
  await user.click(await screen.findByRole('button', { name: 'Starting groups' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Starting groups of Qualification' }));
  expect(await dialog.findByText('all together')).toBeVisible();
  api.answer({
    [`GET ${its}/results.json`]: someResults([
      aResultRow(1, { startingGroup: 'A' }),
      aResultRow(2, { startingGroup: 'B' }),
      aResultRow(3, { startingGroup: 'A' }),
    ]),
  });
  await user.click(dialog.getByRole('radio', { name: '2 groups' }));
  await user.click(dialog.getByRole('button', { name: 'Draw groups' }));
  expect(await dialog.findByText('A: 2, B: 1')).toBeVisible();
  expect(api.called(`POST ${its}/stages/${qualification}/starting-groups`)[0]?.body).toEqual({ groups: 2 });
});

it('gives everybody the files and what was given out, and only organisers its acts', async () => {
  arrive({}, [], null);
  expect(await screen.findByRole('button', { name: 'CSV' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What was published' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

it('offers no files to those from whom the board is hidden, and what was given out all the same', async () => {
  arrive({}, [newPublication], null);
  const stages = [aStage({ uuid: qualification, categories: [category] })];
  api.answer({
    [`GET ${its}`]: aCompetition({ role: 'JUDGE', judgeKey: null, canSeeLeaderboard: false, stages }),
  });
  expect(await screen.findByText(/keep the current standings hidden/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
  const trace = within(screen.getByRole('region', { name: 'What was published' }));
  expect(await trace.findByRole('link', { name: /^Qualification/ })).toBeVisible();
});

it('leads to every version that was published, as it was', async () => {
  arrive({ state: 'CLOSED', pendingResults: false }, [newPublication]);
  const trace = within(await screen.findByRole('region', { name: 'What was published' }));
  expect(await trace.findByRole('link', { name: /^Qualification/ })).toHaveAttribute(
    'href',
    `/${someCompetition}/print?sheet=results&publication=${newPublication.uuid}&stage=${qualification}`,
  );
});

it('tells of versions which is in force', async () => {
  const again = { ...newPublication, uuid: uuidOf(9), version: 2 };
  arrive({ state: 'CLOSED', pendingResults: false }, [again, newPublication], null);
  const trace = within(await screen.findByRole('region', { name: 'What was published' }));
  const said = (await trace.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(said.map((text) => /(Official|Replaced), version \d/.exec(text)?.[0])).toEqual([
    'Official, version 2',
    'Replaced, version 1',
  ]);
});

it.each([
  ['organisers to their dashboard', 'KEY', 'dashboard'],
  ['everybody else to the board', null, 'entries'],
])('leads %s, where there is no way back', async (_whom, key, path) => {
  const { store } = arrive({}, [], key);
  await screen.findByRole('button', { name: 'CSV' });
  await waitFor(() => expect(store.get(pageAtom).back).toBe(`/${someCompetition}/${path}`));
});
