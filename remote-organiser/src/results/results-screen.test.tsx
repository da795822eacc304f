// The screen in the real router, against a real HTTP server in this process that stands for the API.
import { bannerAtom } from '@topout/app-kit';
import type { Publication, Stage } from '@topout/contract';
import {
  aCompetition,
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
import { open, uuidOf } from '../board/testing.ts';
import { routes } from '../routes.tsx';
import { aResultRow, qualification, someResults } from './testing.ts';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const category = { uuid: open, name: 'Open', capacity: null };

function arrive(stage: Partial<Stage> = {}, publications: Publication[] = [], key: string | null = 'KEY') {
  const stages = [aStage({ uuid: qualification, categories: [category], ...stage })];
  api.answer({
    [`GET ${its}`]: aCompetition({ role: key === null ? 'JUDGE' : 'MASTER', judge_key: key, stages }),
    [`GET ${its}/publications`]: publications,
    [`GET ${its}/results.json`]: someResults([aResultRow(1), aResultRow(2)]),
  });
  return renderRoutes(routes, { at: `/${someCompetition}/results`, signedInAs: someUuid });
}

it('closes a stage after a question', async () => {
  const { user } = arrive();
  const closed = [aStage({ uuid: qualification, state: 'CLOSED', pending_results: false })];
  api.answer({
    [`POST ${its}/stages/${qualification}/close`]: aCompetition({
      role: 'MASTER',
      judge_key: 'KEY',
      stages: closed,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Qualification?' }));
  expect(api.called(`POST ${its}/stages/${qualification}/close`)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Close stage' }));
  expect(await screen.findByText('Closed')).toBeVisible();
});

it('publishes an open stage as provisional only, and says what the server refuses', async () => {
  const { user, store } = arrive();
  const provisional = await screen.findByRole('button', { name: 'Publish as provisional' });
  expect(screen.queryByRole('button', { name: 'Publish as final' })).not.toBeInTheDocument();
  api.answer({ [`POST ${its}/publications`]: refuse(409, 'stage.open', 'Close it first.') });
  await user.click(provisional);
  await waitFor(() => expect(store.get(bannerAtom)?.message).toBe('Close it first.'));
  expect(api.called(`POST ${its}/publications`)[0]?.body).toEqual({ stage: qualification, final: false });
});

it('asks before it publishes a closed stage as final', async () => {
  const { user } = arrive({ state: 'CLOSED', pending_results: false });
  api.answer({ [`POST ${its}/publications`]: new Reply(201) });
  await user.click(await screen.findByRole('button', { name: 'Publish as final' }));
  expect(api.called(`POST ${its}/publications`)).toHaveLength(0);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Qualification as final?' }));
  await user.click(dialog.getByRole('button', { name: 'Publish as final' }));
  await waitFor(() =>
    expect(api.called(`POST ${its}/publications`)[0]?.body).toEqual({ stage: qualification, final: true }),
  );
});

it('tells what was published when and by whom', async () => {
  const published = { version: 2, final: true, published_at: '2026-11-21T18:00:00Z' };
  arrive({ state: 'CLOSED', published }, [
    { uuid: uuidOf(7), stage: qualification, published_by: 'Maja Master', outdated: true, ...published },
  ]);
  expect(await screen.findByText(/^Results have changed since this was published/)).toBeVisible();
  const trace = within(await screen.findByRole('region', { name: 'What was published' }));
  expect(await trace.findByText('21st November 2026 at 18:00, by Maja Master')).toBeVisible();
  expect(trace.getByText('Final, version 2')).toBeVisible();
});

it('draws starting groups, and shows how they are', async () => {
  const { user } = arrive();
  api.answer({ [`POST ${its}/stages/${qualification}/starting-groups`]: new Reply(204) });
  await user.click(await screen.findByRole('button', { name: 'Starting groups' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Starting groups of Qualification' }));
  expect(await dialog.findByText('all together')).toBeVisible();
  api.answer({
    [`GET ${its}/results.json`]: someResults([
      aResultRow(1, { starting_group: 'A' }),
      aResultRow(2, { starting_group: 'B' }),
      aResultRow(3, { starting_group: 'A' }),
    ]),
  });
  await user.click(dialog.getByRole('radio', { name: '2 groups' }));
  await user.click(dialog.getByRole('button', { name: 'Draw groups' }));
  expect(await dialog.findByText('A: 2, B: 1')).toBeVisible();
  expect(api.called(`POST ${its}/stages/${qualification}/starting-groups`)[0]?.body).toEqual({ groups: 2 });
});

it('is for organisers', async () => {
  arrive({}, [], null);
  expect(await screen.findByText('No staff role here')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
