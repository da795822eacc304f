// The marshal's board in the real router, against a real HTTP server that plays the API.
import type {
  CautionBody,
  DisqualificationBody,
  MarshalBoard,
  MarshalDnsBody,
  MarshalMarkBody,
  MarshalRow,
} from '@topout/contract';
import { newId, refreshMarshalBoards } from '@topout/api-client';
import { bannerAtom } from '@topout/app-kit';
import type { MarshalState } from '@topout/domain';
import {
  act,
  breakLine,
  EventsReply,
  expectedErrors,
  fakeApi,
  refuse,
  Reply,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { routes } from '../../routes.tsx';
import { twoCategories, uuidOf } from '../board/testing.ts';
import { aMarshalRow } from './testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const marks = `POST ${its}/marshal/marks`;

const closed = {
  opensAt: '2026-11-21T07:00:00.000Z',
  closesAt: '2026-11-21T08:00:00.000Z',
  observesAt: null,
};
const isolated = {
  opensAt: '2026-11-21T07:00:00.000Z',
  closesAt: '2099-11-21T08:00:00.000Z',
  observesAt: null,
};

let stored: MarshalBoard;

/** A server that keeps the board, and marks what it is told. */
async function show(
  rows: MarshalRow[],
  { isolation = isolated, role = 'STAFF' as 'STAFF' | 'JUDGE' | 'MASTER' } = {},
) {
  localStorage.clear();
  stored = { stage: uuidOf(700), isolation, data: rows };
  const change = (entry: string, more: Partial<MarshalRow>) => {
    stored = {
      ...stored,
      data: stored.data.map((row) => (row.entry === entry ? { ...row, ...more } : row)),
    };
  };
  api.answer({
    [`GET ${its}`]: twoCategories({ role, canJudge: false }),
    [`GET ${its}/marshal`]: () => stored,
    [`GET ${its}/events`]: new EventsReply(['marshal', { competition: someCompetition }]),
    [`POST ${its}/marshal/dns`]: ({ body }: { body: unknown }) => {
      const { dns, entries } = body as MarshalDnsBody;
      for (const { entry } of entries) change(entry, { status: dns ? 'DNS' : 'ENTERED' });
      return { entries: entries.map(({ entry }) => entry) };
    },
  });
  const answerMarks = () =>
    api.answer({
      [marks]: ({ body }: { body: unknown }) => {
        const { entry, to } = body as MarshalMarkBody;
        change(entry, { state: to, since: '2026-11-21T07:30:00.000Z', by: 'Maja Master' });
        return new Reply(201, { ...stored.data.find((row) => row.entry === entry), counted: true });
      },
    });
  answerMarks();
  const view = renderRoutes(routes, { at: `/${someCompetition}/marshal`, signedInAs: someUuid });
  await screen.findByRole('searchbox');
  return { ...view, answerMarks };
}

const group = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const key = (label: string, name: string) => screen.getByRole('button', { name: `${label}: ${name} Low` });
/** What this browser keeps of the marks, in the order of the taps. */
const kept = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(`topout.marshal/${someUuid}/${someCompetition}/`))
    .toSorted()
    .map((name) => localStorage.getItem(name));
const marked = (): [MarshalState, MarshalState][] =>
  api.called(marks).map(({ body }) => {
    const { from, to } = body as MarshalMarkBody;
    return [from, to];
  });

it('brings a climber on with one tap, and takes it back', async () => {
  const { user } = await show([aMarshalRow(1, 'Ada'), aMarshalRow(2, 'Bea', { state: 'CALL_ZONE' })]);
  await user.click(key('In', 'Ada'));
  expect(await (await group('In isolation')).findByText('Ada Low')).toBeVisible();
  expect(key('Call zone', 'Ada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await group('Not in yet')).findByText('Ada Low')).toBeVisible();
  await waitFor(() =>
    expect(marked()).toEqual([
      ['OUT', 'ISOLATION'],
      ['ISOLATION', 'OUT'],
    ]),
  );
});

it('keeps what is tapped without a line, and sends it once, in order', async () => {
  const { user, answerMarks } = await show([aMarshalRow(1, 'Ada')]);
  api.answer({ [marks]: breakLine });
  await user.click(key('In', 'Ada'));
  await user.click(key('Call zone', 'Ada'));
  expect((await group('Call zone')).getByText('Not sent yet')).toBeVisible();
  expect(kept()).toHaveLength(2);
  expect(new Set(marked().map(([from]) => from))).toEqual(new Set(['OUT']));
  answerMarks();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument());
  expect(marked().slice(-2)).toEqual([
    ['OUT', 'ISOLATION'],
    ['ISOLATION', 'CALL_ZONE'],
  ]);
  expect(kept()).toHaveLength(0);
  expectedErrors();
});

it('sends what another tab of this browser could not send, and overwrites none of it', async () => {
  const { user, answerMarks } = await show([aMarshalRow(1, 'Ada'), aMarshalRow(2, 'Bea')]);
  api.answer({ [marks]: breakLine });
  await user.click(key('In', 'Ada'));
  const other = newId();
  const body = { uuid: other, entry: uuidOf(2), from: 'OUT', to: 'CALL_ZONE' };
  const place = `topout.marshal/${someUuid}/${someCompetition}/${other}`;
  localStorage.setItem(place, JSON.stringify(body));
  window.dispatchEvent(new StorageEvent('storage', { key: place }));
  expect(await (await group('Call zone')).findByText('Bea Low')).toBeVisible();
  await user.click(key('Call zone', 'Ada'));
  expect(kept()).toHaveLength(3);
  answerMarks();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(kept()).toHaveLength(0);
  });
  expect(marked().slice(-3)).toEqual([
    ['OUT', 'ISOLATION'],
    ['OUT', 'CALL_ZONE'],
    ['ISOLATION', 'CALL_ZONE'],
  ]);
  expectedErrors();
});

it('keeps marks while the competition is judged elsewhere', async () => {
  expectedErrors();
  const { user, answerMarks } = await show([aMarshalRow(1, 'Ada')]);
  api.answer({ [marks]: refuse(409, 'competition.elsewhere') });
  await user.click(key('In', 'Ada'));
  await waitFor(() => expect(api.called(marks)).toHaveLength(1));
  expect((await group('In isolation')).getByText('Not sent yet')).toBeVisible();
  answerMarks();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(kept()).toHaveLength(0);
  });
});

it('says what another marshal has done in the meantime', async () => {
  expectedErrors();
  const { user, store } = await show([aMarshalRow(1, 'Ada')]);
  api.answer({ [marks]: refuse(409, 'marshal.overtaken', 'Ada Low is called, says Maja Master.') });
  await user.click(key('In', 'Ada'));
  await waitFor(() =>
    expect(store.get(bannerAtom)).toMatchObject({ message: 'Ada Low is called, says Maja Master.' }),
  );
  expect((await group('Not in yet')).getByText('Ada Low')).toBeVisible();
});

it('offers no undo of what another marshal has done before', async () => {
  const { user } = await show([aMarshalRow(1, 'Ada')]);
  api.answer({
    [marks]: new Reply(201, { ...aMarshalRow(1, 'Ada', { state: 'ISOLATION' }), counted: false }),
  });
  await user.click(key('In', 'Ada'));
  expect(await (await group('In isolation')).findByText('Ada Low')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

it('proposes DNS for those who are not in when isolation has closed: one press for all, with undo', async () => {
  const rows = [aMarshalRow(1, 'Ada'), aMarshalRow(2, 'Bea'), aMarshalRow(3, 'Cleo', { state: 'ISOLATION' })];
  const { user } = await show(rows, { isolation: closed });
  await user.click(await screen.findByRole('button', { name: 'All 2 did not start' }));
  expect(await (await group('Not climbing')).findAllByText('Did not start')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await group('Not in yet')).findByText('Bea Low')).toBeVisible();
});

it('finds a climber by number, and sets any other state', async () => {
  const { user } = await show([
    aMarshalRow(1, 'Ada', { state: 'CALLED' }),
    aMarshalRow(12, 'Bea', { state: 'DONE' }),
  ]);
  await user.type(screen.getByRole('searchbox'), '12');
  expect(screen.queryByText('Ada Low')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Bea Low/ }));
  await user.click(screen.getByRole('button', { name: 'On the wall' }));
  await waitFor(() => expect(marked()).toEqual([['DONE', 'WALL']]));
});

it('gives a caution with a reason, and proposes to disqualify after the second', async () => {
  const first = { uuid: uuidOf(41), reason: 'Late', givenAt: '2026-11-21T07:10:00.000Z', givenBy: 'Jo Jury' };
  const { user } = await show([aMarshalRow(1, 'Ada', { cautions: [first] })], { role: 'MASTER' });
  api.answer({
    [`POST ${its}/cautions`]: ({ body }: { body: unknown }) => {
      const { uuid, reason } = body as CautionBody;
      const data = [first, { ...first, uuid, reason }];
      stored = { ...stored, data: [aMarshalRow(1, 'Ada', { cautions: data })] };
      return new Reply(201, { data });
    },
    [`POST ${its}/cautions/disqualifications`]: ({ body }: { body: unknown }) => {
      expect((body as DisqualificationBody).cautions).toHaveLength(2);
      stored = { ...stored, data: [aMarshalRow(1, 'Ada', { status: 'DSQ' })] };
      return new Reply(204, null);
    },
  });
  await user.click(screen.getByRole('button', { name: /Ada Low.*Caution/ }));
  expect(screen.getByRole('button', { name: 'Take back: Late' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give a caution' }));
  await user.click(screen.getByRole('button', { name: 'Give caution' }));
  expect(await screen.findByText('Required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Shouted');
  await user.click(screen.getByRole('button', { name: 'Give caution' }));
  expect(await screen.findByText('Ada Low has 2 cautions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Disqualify' }));
  expect(await (await group('Not climbing')).findByText('Disqualified')).toBeVisible();
  expect(await screen.findByText('Ada Low is disqualified.')).toBeVisible();
});

it('says why nobody is disqualified where a caution was taken back meanwhile, and shows what counts', async () => {
  const cautions = [41, 42].map((n) => ({
    uuid: uuidOf(n),
    reason: 'Late',
    givenAt: '2026-11-21T07:10:00.000Z',
    givenBy: null,
  }));
  const { user } = await show([aMarshalRow(1, 'Ada', { cautions })], { role: 'MASTER' });
  const message = 'A caution was taken back in the meantime. Look again before you decide.';
  api.answer({ [`POST ${its}/cautions/disqualifications`]: refuse(409, 'caution.changed', message) });
  stored = { ...stored, data: [aMarshalRow(1, 'Ada', { cautions: cautions.slice(1) })] };
  await user.click(await screen.findByRole('button', { name: 'Disqualify' }));
  await waitFor(() => expect(screen.queryByText('Ada Low has 2 cautions')).not.toBeInTheDocument());
  expect(screen.queryByText('Ada Low is disqualified.')).not.toBeInTheDocument();
});

it('keeps a reason that is being typed while somebody brings the climber on', async () => {
  const { user } = await show([aMarshalRow(1, 'Ada')], { role: 'MASTER' });
  await user.click(screen.getByRole('button', { name: /Ada Low/, expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Give a caution' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Shout');
  stored = { ...stored, data: [aMarshalRow(1, 'Ada', { state: 'CALL_ZONE' })] };
  await act(() => refreshMarshalBoards(someCompetition));
  expect(await (await group('Call zone')).findByText('Ada Low')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Shout');
});

it('offers no cautions to staff who do not judge', async () => {
  const { user } = await show([aMarshalRow(1, 'Ada')]);
  await user.click(screen.getByRole('button', { name: /Ada Low/, expanded: false }));
  expect(screen.queryByRole('button', { name: 'Give a caution' })).not.toBeInTheDocument();
});

it('only shows the board to judges who may not change entries', async () => {
  await show([aMarshalRow(1, 'Ada')], { role: 'JUDGE' });
  expect(screen.getByText('Ada Low')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ada Low/ })).not.toBeInTheDocument();
});
