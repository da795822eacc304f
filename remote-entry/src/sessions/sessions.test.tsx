// Choosing a session, through the real router, against a real HTTP server that plays the API.
import {
  anEntry,
  aProfile,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes, men, women } from '../enter/testing.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const enter = `/${someCompetition}/enter`;
const inHours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
const uuid = (n: number) => `0198a5c0-1111-7000-8000-0000000000b${n}`;
const aWave = (n: number, name: string, more: object = {}) => ({
  uuid: uuid(n),
  name,
  startTime: inHours(1),
  endTime: inHours(3),
  capacity: 10,
  categories: [],
  taken: 8,
  waiting: 0,
  ...more,
});
const waves = [
  aWave(1, 'Afternoon'),
  aWave(2, 'Evening', { taken: 10, waiting: 2 }),
  aWave(3, 'Men only', { categories: [men] }),
  aWave(4, 'Morning', { startTime: inHours(-3), endTime: inHours(-1) }),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [`GET ${its}`]: aContest(),
    [`GET ${its}/waves`]: { data: waves, own: [], without: 0 },
    'GET profiles/me': aProfile(),
    'GET profiles/me/children': [],
    [`POST ${its}/entries`]: anEntry(),
  });
});

const show = (at: string) => renderRoutes(allRoutes, { at, signedInAs: someUuid });
const sent = () => api.called(`POST ${its}/entries`).map(({ body }) => body);

it('asks for a session that is open to the category and not over', async () => {
  const { user } = show(`${enter}/confirm`);
  await user.click(await screen.findByRole('radio', { name: /^Women/ }));
  expect(screen.queryByRole('radio', { name: /Men only|Morning/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Afternoon.*2 places left/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^Evening.*Full: waiting list, 2 waiting/ }));
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(sent()).toEqual([{ category: women, wave: uuid(2) }]));
});

it('changes the session alone', async () => {
  const category = { uuid: women, name: 'Women' };
  const userEntry = { ...anEntry(), category, canChange: true };
  const put = `PUT ${its}/waves/of/${someUuid}`;
  const own = [{ user: someUuid, wave: uuid(1), waitingPosition: null }];
  api.answer({
    [`GET ${its}`]: aContest(
      {},
      { userEntry: { ...userEntry, user: { ...userEntry.user, uuid: someUuid } } },
    ),
    [`GET ${its}/waves`]: { data: waves, own, without: 0 },
    [put]: { data: waves, own, without: 0 },
  });
  const { user } = show(`${enter}/entries/${someUuid}`);
  expect(await screen.findByRole('radio', { name: /^Afternoon/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Evening/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.called(put)[0]?.body).toEqual({ wave: uuid(2) }));
});

it('asks for a session of each child', async () => {
  const child = aProfile({
    uuid: uuid(9),
    name: 'Bo Rock',
    yearOfBirth: 2016,
    email: null,
    parent: someUuid,
  });
  const bulk = `POST ${its}/entries/bulk`;
  api.answer({
    'GET profiles/me/children': [child],
    [bulk]: { data: [{ user: child.uuid, status: 201, entry: null, error: null }] },
  });
  const { user } = show(`${enter}/competitors`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Women');
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  expect(api.called(bulk)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Session' }), uuid(1));
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  await waitFor(() =>
    expect(api.called(bulk)[0]?.body).toEqual({
      entries: [{ user: child.uuid, category: women, wave: uuid(1) }],
      allOrNothing: false,
    }),
  );
});

it('lists the sessions before anybody enters', async () => {
  renderRoutes(allRoutes, { at: enter });
  expect(await screen.findByText('Men only')).toBeVisible();
  expect(screen.queryByText('Morning')).not.toBeInTheDocument();
});
