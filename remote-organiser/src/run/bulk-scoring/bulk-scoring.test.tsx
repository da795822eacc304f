// The grid in the real router, with the real outbox, against a real HTTP server that plays the API.
import { refreshScores } from '@topout/api-client';
import {
  act,
  aProfile,
  aStage,
  aVenue,
  fakeApi,
  fireEvent,
  renderRoutes,
  screen,
  someCompetition,
  waitFor,
  within,
} from '@topout/testing';
import { anEntry, open, twoCategories, uuidOf } from '../board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const group = uuidOf(500);
const venue = uuidOf(501);
const [boulder, lead] = [uuidOf(601), uuidOf(602)];
const at = `competitions/${someCompetition}`;

const aRoute = (uuid: string, number: number, more: object) => ({
  uuid,
  name: '',
  circuitNumber: '',
  colors: '',
  climbType: 'BOULDER',
  segmentsCount: 1,
  map: null,
  mapPosition: null,
  competitionRouteGroups: [],
  displayRouteGroupMapping: { [group]: { name: null, number } },
  ...more,
});
const zone = {
  uuid: uuidOf(700),
  timestamp: '2026-03-14T10:00:00.000Z',
  judge: null,
  user: uuidOf(1001),
  success: false,
  segmentsCount: 1,
  usedLastHold: false,
  duration: null,
  notes: '',
};
const aScore = {
  entry: uuidOf(1),
  user: uuidOf(1001),
  route: boulder,
  version: 3,
  attempts: [zone],
  checked: null,
  enteredBy: { uuid: uuidOf(9), name: 'Jo Judge' },
};

afterEach(() => jest.restoreAllMocks());

interface Sent {
  readonly commands: readonly {
    readonly id: string;
    readonly kind: string;
    readonly base: number;
    readonly competitor: string;
    readonly payload: { readonly attempts?: readonly { readonly uuid: string; readonly success: boolean }[] };
  }[];
}
let people = 2000;
let sent: Sent['commands'][number][] = [];
let outcome = { outcome: 'APPLIED', reason: null as null | { code: string; message: string } };

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  localStorage.clear();
  sent = [];
  outcome = { outcome: 'APPLIED', reason: null };
  api.answer({
    [`GET ${at}`]: {
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
      venues: [aVenue({ uuid: venue, routes: [boulder, lead] })],
    },
    [`GET ${at}/entries`]: { data: [anEntry(1), anEntry(2)], metadata: { next: null } },
    [`GET venues/${venue}/routes?competition=${someCompetition}`]: [
      aRoute(boulder, 1, {}),
      aRoute(lead, 2, { climbType: 'SPORT', segmentsCount: 40 }),
    ],
    [`GET ${at}/scores?route=${boulder}`]: { data: [aScore] },
    [`GET ${at}/scores?entry=${uuidOf(1)}`]: { data: [aScore] },
    [`POST ${at}/commands`]: ({ body }: { body: unknown }) => {
      const { commands } = body as Sent;
      sent.push(...commands);
      return { data: commands.map(({ id }) => ({ id, ...outcome, version: 9, boardVersion: 1 })) };
    },
  });
});

/** A new person each time: nobody else sees what one person typed. */
const somebody = () => uuidOf((people += 1));

async function openGrid(me = somebody()) {
  const { user } = renderRoutes(routes, { at: `/${someCompetition}/bulk-scoring`, signedInAs: me });
  const grid = within(await screen.findByRole('grid', { name: '1' }, { timeout: 15_000 }));
  return {
    user,
    grid,
    cell: (n: number) => grid.getByRole('gridcell', { name: new RegExp(`^Result of First${n} `) }),
  };
}

it('takes a result on the version that was seen, keeps what stays of it, and says that it is saved', async () => {
  const { user, grid, cell } = await openGrid();
  expect(cell(1)).toHaveTextContent('Z1');
  act(() => cell(1).focus());
  await user.keyboard('t3 z1{Enter}');
  expect(await grid.findByText('Saved')).toBeVisible();
  expect(sent).toMatchObject([{ kind: 'attempts.replace', base: 3, competitor: uuidOf(1001) }]);
  expect(sent[0]?.payload.attempts?.map(({ success }) => success)).toEqual([false, false, true]);
  expect(sent[0]?.payload.attempts?.[0]?.uuid).toBe(zone.uuid);
  expect(cell(2)).toHaveFocus();
});

it('is one stop for the Tab key, with the keys of a spreadsheet inside', async () => {
  const { user, grid, cell } = await openGrid();
  expect(grid.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(1)]);
  act(() => cell(1).focus());
  await user.keyboard('{ArrowDown}');
  expect(cell(2)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(grid.getByRole('rowheader', { name: /First1/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}{F2}x{Escape}');
  expect(cell(1)).toHaveFocus();
  expect(cell(1)).toHaveTextContent('Z1');
  await user.keyboard('{Delete}');
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'attempts.clear', base: 3 }]));
});

it('leads to rows that are far from the window, by key and by number', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(58);
  const people = Array.from({ length: 300 }, (_, index) => anEntry(index + 1));
  api.answer({ [`GET ${at}/entries`]: { data: people, metadata: { next: null } } });
  const { user, grid, cell } = await openGrid();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '301');
  expect(grid.getAllByRole('rowheader').length).toBeLessThan(100);
  act(() => cell(1).focus());
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(cell(300)).toHaveFocus();
  expect(cell(300).closest('tr')).toHaveAttribute('aria-rowindex', '301');
  await user.type(screen.getByRole('textbox', { name: 'Find a row' }), '250{Enter}');
  expect(cell(250)).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'Find a row' }), '999{Enter}');
  expect(await screen.findByText('No row has this number or name.')).toBeVisible();
});

it('says what is wrong with a result, and sends nothing', async () => {
  const { user, cell } = await openGrid();
  act(() => cell(2).focus());
  await user.keyboard('23+{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('“23+” is no result: write T3 Z1, Z2, A4 or -.');
  expect(sent).toEqual([]);
});

it('shows what pasted cells do before they do it', async () => {
  const { user, cell } = await openGrid();
  act(() => cell(1).focus());
  const cells = 'Number\tResult\n2\tT1 Z1\n1\tZ1\n7\tT2';
  fireEvent.paste(cell(1), { clipboardData: { getData: () => cells } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste results' }));
  expect(
    dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['First2 Last2T1 Z1New', 'First1 Last1Z1Unchanged', '7T2No such row']);
  await user.click(dialog.getByRole('button', { name: 'Enter 1 result' }));
  await waitFor(() => expect(sent).toMatchObject([{ base: 0, competitor: uuidOf(1002) }]));
});

it('marks a conflict in its cell, and lets somebody settle it', async () => {
  outcome = { outcome: 'HELD', reason: { code: 'stream.changed', message: 'Another result came first.' } };
  const { user, cell } = await openGrid();
  act(() => cell(1).focus());
  await user.keyboard('t1{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Settle the conflict of First1 Last1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else was here first' }));
  expect(dialog.getByText('Z1 (Jo Judge)')).toBeVisible();
  const resolve = `POST ${at}/commands/${sent[0]?.id}/resolution`;
  api.answer({
    [resolve]: {
      answer: { id: sent[0]?.id, outcome: 'APPLIED', reason: null, version: 4, boardVersion: 1 },
      attempts: [],
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Take mine' }));
  await waitFor(() => expect(api.called(resolve)[0]?.body).toEqual({ action: 'APPLY' }));
});

it('builds on the result that was seen, when another came while it was typed', async () => {
  const { user, cell } = await openGrid();
  act(() => cell(1).focus());
  await user.keyboard('{F2}');
  api.answer({ [`GET ${at}/scores?route=${boulder}`]: { data: [{ ...aScore, version: 4, attempts: [] }] } });
  await act(() => refreshScores(someCompetition));
  await user.keyboard('{Control>}a{/Control}t2 z1{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ base: 3, competitor: uuidOf(1001) }]));
});

it('offers the second look to somebody else alone', async () => {
  const me = somebody();
  const mine = {
    ...aScore,
    entry: uuidOf(2),
    user: uuidOf(1002),
    enteredBy: { uuid: me, name: 'Me Myself' },
  };
  api.answer({
    'GET profiles/me': aProfile({ uuid: me }),
    [`GET ${at}/scores?route=${boulder}`]: { data: [aScore, mine] },
  });
  const { user, grid } = await openGrid(me);
  await user.click(screen.getByRole('button', { name: 'Options and help' }));
  await user.click(screen.getByRole('switch', { name: /Second person checks/ }));
  expect(await grid.findByRole('button', { name: 'Check First1 Last1' })).toBeVisible();
  expect(grid.getByText('Entered by you')).toBeVisible();
});

it('goes by competitor as well, and knows holds', async () => {
  const { user } = await openGrid();
  await user.click(screen.getByRole('radio', { name: 'By competitor' }));
  const grid = within(await screen.findByRole('grid', { name: '1 First1 Last1' }));
  act(() => grid.getByRole('gridcell', { name: 'Result of 2: No result' }).focus());
  await user.keyboard('23+{Enter}');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { payload: { attempts: [{ success: false, segmentsCount: 23, usedLastHold: true }] } },
    ]),
  );
});

it('is for master judge and staff judges', async () => {
  api.answer({ [`GET ${at}`]: twoCategories({ role: 'STAFF' }) });
  renderRoutes(routes, { at: `/${someCompetition}/bulk-scoring`, signedInAs: somebody() });
  expect(await screen.findByText('Not for your role')).toBeVisible();
});

describe('once a final runs', () => {
  const [finalists, finalGroup, finalRoute] = [uuidOf(51), uuidOf(52), uuidOf(603)];
  const final = aStage({
    uuid: uuidOf(50),
    name: 'Final',
    position: 1,
    categories: [{ uuid: finalists, name: 'Finalists', capacity: null }],
  });

  beforeEach(() => {
    const { stages } = twoCategories();
    api.answer({
      [`GET ${at}`]: {
        ...twoCategories({ role: 'MASTER', stages: [final, ...stages] }),
        routeGroups: [
          {
            uuid: group,
            name: 'All',
            categories: [open],
            scoredBy: 'JUDGES',
            climbersQueue: false,
            confirmedBy: 'NOBODY',
          },
          {
            uuid: finalGroup,
            name: 'Final',
            categories: [finalists],
            scoredBy: 'JUDGES',
            climbersQueue: false,
            confirmedBy: 'NOBODY',
          },
        ],
        venues: [aVenue({ uuid: venue, routes: [boulder, lead, finalRoute] })],
      },
      [`GET ${at}/entries`]: {
        data: [anEntry(3, { category: { uuid: finalists, name: 'Finalists' } })],
        metadata: { next: null },
      },
      [`GET ${at}/entries?stage=${stages[0]?.uuid}`]: {
        data: [anEntry(1), anEntry(2)],
        metadata: { next: null },
      },
      [`GET venues/${venue}/routes?competition=${someCompetition}`]: [
        aRoute(boulder, 1, {}),
        aRoute(lead, 2, { climbType: 'SPORT', segmentsCount: 40 }),
        aRoute(finalRoute, 9, { displayRouteGroupMapping: { [finalGroup]: { name: null, number: 9 } } }),
      ],
      [`GET ${at}/scores?route=${finalRoute}`]: { data: [] },
    });
  });

  it('shows its people on its routes, and those of the qualification a tap away', async () => {
    const { user } = renderRoutes(routes, {
      at: `/${someCompetition}/bulk-scoring`,
      signedInAs: somebody(),
    });
    const grid = await screen.findByRole('grid', { name: '9' }, { timeout: 15_000 });
    expect(within(grid).getByRole('rowheader', { name: /First3/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Qualification' }));
    const before = within(await screen.findByRole('grid', { name: '1' }));
    expect(before.getAllByRole('rowheader')).toHaveLength(2);
    const cell = before.getByRole('gridcell', { name: /^Result of First1 / });
    act(() => cell.focus());
    await user.keyboard('t3 z1{Enter}');
    expect(await before.findByText('Saved')).toBeVisible();
    expect(sent).toMatchObject([{ kind: 'attempts.replace', route: boulder, competitor: uuidOf(1001) }]);
  });

  it('opens the stage that the address names', async () => {
    const { stages } = twoCategories();
    renderRoutes(routes, {
      at: `/${someCompetition}/bulk-scoring?stage=${stages[0]?.uuid}`,
      signedInAs: somebody(),
    });
    expect(await screen.findByRole('grid', { name: '1' }, { timeout: 15_000 })).toBeVisible();
  });
});
