// The screen in the real router, against a real HTTP server in this process that plays the API.
import type { AdvanceReply } from '@topout/contract';
import {
  aCompetition,
  aStage,
  fakeApi,
  renderRoutes,
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
const advancing = `POST ${its}/stages/${qualification}/advance`;
const [men, final] = [uuidOf(31), uuidOf(32)];
const going: AdvanceReply = {
  stage: final,
  categories: [
    {
      category: open,
      name: 'Open',
      entries: [
        {
          entry: uuidOf(1),
          user: { uuid: uuidOf(2), firstName: 'Ada', lastName: 'Able' },
          competitorNumber: '1',
          position: 1,
          startPosition: 1,
        },
      ],
      tied: 0,
      declined: [{ user: { uuid: uuidOf(3), firstName: 'Bo', lastName: 'Bold' }, position: 2 }],
    },
  ],
};

const nobodyLeft: AdvanceReply = {
  ...going,
  categories: going.categories.map((one) => ({ ...one, entries: [] })),
};

/** The dialog about a closed qualification in which one category of two had its own number, if any. */
async function ask(own: number | null = null) {
  const categories = [
    { uuid: open, name: 'Open', capacity: null, quota: null },
    { uuid: men, name: 'Men', capacity: null, quota: own },
  ];
  const stages = [
    aStage({ uuid: qualification, state: 'CLOSED', pendingResults: false, quota: 8, categories }),
    aStage({
      uuid: final,
      name: 'Final',
      position: 2,
      state: 'UPCOMING',
      pendingResults: false,
      categories: [],
    }),
  ];
  api.answer({
    [`GET ${its}`]: aCompetition({ role: 'MASTER', judgeKey: 'KEY', stages }),
    [`GET ${its}/publications`]: [],
    [`GET ${its}/publications/changes`]: [],
    [`GET ${its}/results.json`]: someResults([aResultRow(1)]),
    [advancing]: going,
  });
  const { user } = renderRoutes(routes, { at: `/${someCompetition}/results`, signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name: 'Who goes on' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Into Final' })) };
}

const sent = () => api.called(advancing).map(({ body }) => body);

it('takes another number from each category', async () => {
  const { user, dialog } = await ask();
  await user.click(dialog.getByRole('checkbox', { name: 'Another number for each category' }));
  const ofMen = dialog.getByLabelText('Places in Men');
  await user.clear(ofMen);
  expect(await dialog.findByText('A whole number from 0 to 2000')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Take/ })).toBeDisabled();
  await user.type(ofMen, '0');
  const quotas = [
    { category: open, quota: 8 },
    { category: men, quota: 0 },
  ];
  await waitFor(() => expect(sent().at(-1)).toEqual({ quota: 8, quotas, dryRun: true }));
  await user.click(await dialog.findByRole('button', { name: 'Take 1 into Final' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ quota: 8, quotas }));
});

it('takes back who has just gone on, or as many as went on before', async () => {
  const { user, dialog } = await ask(6);
  await user.click(await dialog.findByRole('button', { name: 'Take 1 into Final' }));
  expect(await screen.findByText('1 goes on to Final.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const former = { quota: 8, quotas: [{ category: men, quota: 6 }] };
  await waitFor(() => expect(sent().at(-1)).toEqual(former));
  await waitFor(() => expect(screen.queryByText('1 goes on to Final.')).not.toBeInTheDocument());
});

it('offers the numbers that were chosen before', async () => {
  const { user, dialog } = await ask(6);
  expect(screen.getByText(/Went on: Open 8, Men 6$/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Places in Men')).toHaveValue('6');
  await user.click(dialog.getByRole('checkbox', { name: 'Another number for each category' }));
  expect(dialog.getByLabelText('Places in each category')).toHaveValue('8');
});

it('marks who declines, and takes that back, and reads the list again', async () => {
  const { user, dialog } = await ask();
  const finalist = (uuid: string) => `PUT ${its}/finalists/${uuid}`;
  api.answer({ [finalist(uuidOf(2))]: () => undefined, [finalist(uuidOf(3))]: () => undefined });
  const reads = () => sent().length;
  await user.click(await dialog.findByRole('button', { name: 'Ada Able declines' }));
  await waitFor(() =>
    expect(api.called(finalist(uuidOf(2)))).toMatchObject([{ body: { stage: final, declines: true } }]),
  );
  const before = reads();
  await user.click(dialog.getByRole('button', { name: 'Bo Bold climbs after all' }));
  await waitFor(() =>
    expect(api.called(finalist(uuidOf(3)))).toMatchObject([{ body: { stage: final, declines: false } }]),
  );
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('keeps the place of whoever goes through the list by keyboard', async () => {
  const { user, dialog } = await ask();
  const declines = await dialog.findByRole('button', { name: 'Ada Able declines' });
  api.answer({ [`PUT ${its}/finalists/${uuidOf(2)}`]: () => undefined, [advancing]: nobodyLeft });
  await user.click(declines);
  expect(await dialog.findByText('Nobody has a result yet.')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Open' })).toHaveFocus();
});
