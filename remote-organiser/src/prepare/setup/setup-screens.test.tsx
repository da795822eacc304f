// The screens in the real router, against a real HTTP server in this process that plays the API.
import {
  aCompetition,
  aSetupState,
  aVenue,
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
import type { Competition } from '@topout/contract';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const patch = `PATCH ${its}`;
const post = `POST ${its}/categories`;
const women = { uuid: '0198a5c0-1111-7000-8000-0000000000a1', name: 'Women', capacity: null };
const men = { uuid: '0198a5c0-1111-7000-8000-0000000000a2', name: 'Men', capacity: 20 };
const stage = {
  uuid: '0198a5c0-1111-7000-8000-0000000000a3',
  name: 'Qualification',
  position: 0,
  state: 'OPEN' as const,
  pendingResults: true,
  closedAt: null,
  scoringSystem: 'DEFAULT' as const,
  quota: null,
  planned: false,
  published: null,
  categories: [women, men],
};
const uuidOfFinal = '0198a5c0-1111-7000-8000-0000000000a5';
const venue = aVenue();
const group = {
  uuid: '0198a5c0-1111-7000-8000-0000000000a4',
  name: 'All routes',
  categories: [],
  scoredBy: 'JUDGES',
  climbersQueue: false,
  confirmedBy: 'NOBODY',
} as const;
const mine = (more: Partial<Competition> = {}) =>
  aCompetition({
    role: 'MASTER',
    canJudge: true,
    version: 7,
    stages: [stage],
    routeGroups: [{ ...group, categories: [] }],
    ...more,
  });
const at = (section = '') => ({ at: `/${someCompetition}/setup${section}`, signedInAs: someUuid });
const answers = (competition: Competition, more: object = {}) => ({
  [`GET ${its}`]: competition,
  [`GET ${its}/setup`]: aSetupState(),
  [`GET venues/${venue.uuid}`]: venue,
  [`GET venues/${venue.uuid}/routes`]: [],
  ...more,
});

it('tells what is missing, and leads there', async () => {
  api.answer(answers(mine()));
  renderRoutes(routes, at());
  expect(await screen.findByRole('heading', { name: 'One thing is missing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Judging areas' })).toHaveAttribute(
    'href',
    `/${someCompetition}/manage-routes/areas`,
  );
});

it('is ready once every judge may judge all', async () => {
  const competition = mine();
  const settings = { ...competition.settings, judgeRoutePermissions: 'SEE_JUDGE_ALL' as const };
  api.answer(answers({ ...competition, settings }));
  renderRoutes(routes, at());
  expect(await screen.findByRole('heading', { name: 'Ready to run' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Print sheets and QR codes' })).toBeVisible();
});

it.each([
  ['NOBODY', 'Ready to run'],
  ['JUDGES', 'One thing is missing'],
] as const)(
  'asks for areas of judges only if judges have to act: %s confirms, %s',
  async (confirmedBy, title) => {
    api.answer(
      answers(mine({ routeGroups: [{ ...group, categories: [], scoredBy: 'CLIMBERS', confirmedBy }] })),
    );
    renderRoutes(routes, at());
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  },
);

it('is ready for the stage at work, and says which later one has no routes', async () => {
  const final = { ...stage, uuid: uuidOfFinal, name: 'Final', position: 1, state: 'UPCOMING' as const };
  const { settings } = mine();
  const stages = [stage, { ...final, categories: [] }];
  const free = { ...settings, judgeRoutePermissions: 'SEE_JUDGE_ALL' as const };
  const without = aSetupState({ withoutRoutes: [{ stage: final.uuid, category: null }] });
  api.answer({ ...answers(mine({ stages, settings: free })), [`GET ${its}/setup`]: without });
  const first = renderRoutes(routes, at());
  expect(await screen.findByRole('heading', { name: 'Qualification is ready to run' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Routes of Final/ })).toBeVisible();
  expect(screen.getByText('No routes yet')).toBeVisible();
  first.unmount();
  const over = stages.map((one) => (one === stage ? { ...one, state: 'CLOSED' as const } : one));
  api.answer(answers(mine({ stages: over, settings: free }), { [`GET ${its}/setup`]: without }));
  renderRoutes(routes, at());
  expect(await screen.findByRole('heading', { name: 'One thing is missing' })).toBeVisible();
  expect(screen.getByText('No routes yet for Final')).toBeVisible();
});

it('asks for routes first, and not for the numbers of none', async () => {
  const none = { routes: 0, routesOnMap: 0, routesWithoutJudgingGroup: 0 };
  const { settings } = mine();
  api.answer({
    ...answers(mine({ settings: { ...settings, judgeRoutePermissions: 'SEE_JUDGE_ALL' } })),
    [`GET ${its}/setup`]: aSetupState(none),
  });
  renderRoutes(routes, at());
  expect(await screen.findByRole('heading', { name: 'One thing is missing' })).toBeVisible();
  expect(screen.getByText('They come with the routes')).toBeVisible();
});

it('is for organisers', async () => {
  api.answer(answers(mine({ role: 'JUDGE' })));
  renderRoutes(routes, at());
  expect(await screen.findByText('Not for your role')).toBeVisible();
});

describe('settings', () => {
  it('are sent together, only those that were changed, with the version that was seen', async () => {
    api.answer(answers(mine(), { [patch]: mine({ name: 'Renamed', version: 8 }) }));
    const { user } = renderRoutes(routes, at('/settings'));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '!');
    await user.click(screen.getByRole('switch', { name: /Staff approve every judge/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const [call] = api.called(patch);
    expect(call?.path).toContain('version=7');
    expect(call?.body).toEqual({ name: 'Winter Boulder Cup!', settings: { judgesNeedApproval: true } });
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('take a list of numbers as it is typed, and say what is none', async () => {
    api.answer(answers(mine(), { [patch]: mine({ version: 8 }) }));
    const { user } = renderRoutes(routes, at('/settings'));
    const points = await screen.findByRole('textbox', { name: /^Points for a top by attempt/ });
    await user.type(points, '10, x');
    expect(screen.getByText(/^Whole numbers with commas between them/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(points).toHaveValue('');
    await user.type(points, '10, x');
    await user.type(points, '{Backspace}7, 4 1');
    expect(points).toHaveValue('10, 7, 4 1');
    expect(screen.queryByText(/^Whole numbers with commas between them/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.called(patch)[0]?.body).toEqual({ settings: { scoring: { attemptPoints: [10, 7, 4, 1] } } });
  });

  it('keep a number as it is typed, and are not saved while it cannot be', async () => {
    api.answer(answers(mine(), { [patch]: mine({ version: 8 }) }));
    const { user } = renderRoutes(routes, at('/settings'));
    const attempts = await screen.findByRole('spinbutton', { name: /^Attempts offered on a boulder/ });
    await user.clear(attempts);
    await user.type(attempts, '500');
    expect(attempts).toHaveValue(500);
    expect(screen.getByText('A whole number from 1 to 99')).toBeVisible();
    expect(screen.getByText('Correct what is marked, then save.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.clear(attempts);
    await user.type(attempts, '50');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.called(patch)[0]?.body).toEqual({ settings: { maxAttemptsCount: 50 } });
  });

  it('stay on the form when somebody else saved first', async () => {
    api.answer(answers(mine(), { [patch]: refuse(409, 'setup.changed', 'Changed') }));
    const { user } = renderRoutes(routes, at('/settings'));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '!');
    api.answer(
      answers(mine({ version: 9, liveLeaderboard: false }), {
        [patch]: refuse(409, 'setup.changed', 'Changed'),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Somebody else has changed the set-up')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Winter Boulder Cup!');
    await waitFor(() => expect(screen.getByRole('switch', { name: /leaderboard live/ })).not.toBeChecked());
    api.answer(answers(mine(), { [patch]: mine() }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.called(patch).at(-1)?.path).toContain('version=9'));
  });
});

it('is deleted once its name is typed', async () => {
  const gone = `DELETE ${its}`;
  api.answer(answers(mine(), { [gone]: new Reply(204) }));
  const { user } = renderRoutes([...routes, { path: '/organise', element: <p>Mine</p> }], at('/settings'));
  await user.click(await screen.findByRole('button', { name: 'Delete the competition...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Winter Boulder Cup?' }));
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await user.type(dialog.getByRole('textbox'), 'Winter Boulder');
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), ' Cup');
  await user.click(confirm);
  await waitFor(() => expect(api.called(gone)[0]?.path).toContain('name=Winter'));
});

it('adds a category, and keeps what was typed when it is refused', async () => {
  api.answer(
    answers(mine(), {
      [post]: refuse(409, 'setup.changed', 'Somebody was faster.'),
    }),
  );
  const { user } = renderRoutes(routes, at('/categories'));
  await user.click(await screen.findByRole('button', { name: 'Add a category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New category' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Kids');
  await user.type(dialog.getByRole('spinbutton', { name: /Born from/ }), '2015');
  await user.type(dialog.getByRole('spinbutton', { name: /Born to/ }), '2014');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Must not be before the first year.')).toBeVisible();
  await user.clear(dialog.getByRole('spinbutton', { name: /Born to/ }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Somebody was faster.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Kids');
  expect(api.called(post)[0]?.body).toEqual({
    uuid: expect.any(String) as string,
    name: 'Kids',
    capacity: null,
    bornFrom: 2015,
    bornTo: null,
    handicapPercent: null,
    handicapPoints: null,
    stage: stage.uuid,
  });
});

it('adds a session, shows how full they are, and spreads who is in none', async () => {
  const wave = {
    uuid: '0198a5c0-1111-7000-8000-0000000000b1',
    name: 'Afternoon',
    startTime: '2031-03-15T09:00:00.000Z',
    endTime: '2031-03-15T12:00:00.000Z',
    capacity: 10,
    categories: [women.uuid],
    taken: 10,
    waiting: 2,
  };
  const list = { data: [wave], own: [], without: 3 };
  const [add, spread] = [`POST ${its}/waves`, `POST ${its}/waves/spread`];
  api.answer(
    answers(mine(), {
      [`GET ${its}/waves`]: { data: [], own: [], without: 3 },
      [add]: list,
      [spread]: { ...list, without: 0 },
    }),
  );
  const { user } = renderRoutes(routes, at('/sessions'));
  await user.click(await screen.findByRole('button', { name: 'Add a session' }));
  await user.type(screen.getByLabelText('Name'), 'Afternoon');
  await user.type(screen.getByLabelText(/^Places/), '10');
  await user.click(screen.getByRole('button', { name: 'Women' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/10 of 10 places taken · 2 waiting/)).toBeVisible();
  expect(api.called(add)[0]?.body).toMatchObject({
    name: 'Afternoon',
    capacity: 10,
    categories: [women.uuid],
  });
  await user.click(screen.getByRole('button', { name: 'Spread them evenly' }));
  await waitFor(() => expect(screen.queryByText('3 people are in no session.')).not.toBeInTheDocument());
});
