// The screen in the real router, against a real HTTP server in this process that plays the API.
import { bannerAtom } from '@topout/app-kit';
import {
  aStage,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { anEntry, twoCategories, uuidOf, youth } from '../board/testing.ts';
import { routes } from '../../routes.tsx';

const api = fakeApi();
const user1 = uuidOf(1001);
const competitionCall = `GET competitions/${someCompetition}`;
const entryCall = `competitions/${someCompetition}/entries`;
const history = [`/${someCompetition}/other`, `/${someCompetition}/entries/${user1}`];
const all = [...routes, { path: ':competition/other', element: <p>The page before</p> }];

beforeEach(() => {
  api.answer({
    [competitionCall]: twoCategories({ role: 'MASTER' }),
    [`GET ${entryCall}/${user1}`]: {
      ...anEntry(1, { competitorNumber: null }),
      competition: someCompetition,
      boardVersion: 1,
      wave: null,
      clockStartTime: null,
      attempts: [],
      streams: [],
      stageScorecards: [],
    },
    [`PATCH ${entryCall}/${uuidOf(1)}`]: anEntry(1),
  });
});

const arrive = () => renderRoutes(all, { at: history, signedInAs: someUuid });

it('shows nothing to edit without the right, and leads to entering', async () => {
  api.answer({ [competitionCall]: twoCategories({ role: null }) });
  arrive();
  expect(await screen.findByText('Not for your role')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', `/${someCompetition}/enter`);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(api.called(`GET ${entryCall}/${user1}`)).toEqual([]);
});

it('changes the name shown here and the category, in one call, and goes back one level', async () => {
  const { user } = arrive();
  expect(await screen.findByRole('heading', { name: 'First1 Last1' })).toBeVisible();
  const first = await screen.findByRole('textbox', { name: 'First name' });
  await user.clear(first);
  await user.type(first, ' Ada ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Youth');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The page before')).toBeVisible();
  expect(api.called(`PATCH ${entryCall}/${uuidOf(1)}`)[0]?.body).toEqual({
    category: youth,
    firstName: 'Ada',
    lastName: 'Last1',
  });
});

it('shows errors at touched fields only, and focuses the first after a failed submit', async () => {
  const { user } = arrive();
  const first = await screen.findByRole('textbox', { name: 'First name' });
  await user.clear(first);
  await user.clear(screen.getByRole('textbox', { name: 'Last name' }));
  expect(screen.queryAllByText('Required')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
  expect(first).toHaveFocus();
  expect(api.called(`PATCH ${entryCall}/${uuidOf(1)}`)).toEqual([]);
});

it('offers an empty form where nobody is entered', async () => {
  renderRoutes(all, { at: `/${someCompetition}/entries/${uuidOf(4)}`, signedInAs: someUuid });
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Choose a category...');
  for (const name of ['Competitor number', 'Year of birth', 'Gender']) {
    expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  }
});

it('stays and says so when the server refuses', async () => {
  api.answer({ [`PATCH ${entryCall}/${uuidOf(1)}`]: refuse(400, 'request.invalid') });
  const { user, store } = arrive();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(store.get(bannerAtom)).toEqual({
      title: 'Problem submitting your data',
      message: 'Please check your submission and try again',
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Last1');
  // Once it is saved, nothing is wrong any more.
  api.answer({ [`PATCH ${entryCall}/${uuidOf(1)}`]: anEntry(1) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The page before')).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
});

it('changes the number in an act of its own, and says whose it is', async () => {
  const { user } = arrive();
  const number = await screen.findByRole('textbox', { name: 'Competitor number' });
  await user.clear(number);
  await user.type(number, 'a 12');
  api.answer({
    [`PATCH ${entryCall}/${uuidOf(1)}`]: refuse(400, 'number.taken', 'Number A12 belongs to Bob Noyce.'),
  });
  await user.click(screen.getByRole('button', { name: 'Change number' }));
  expect(await screen.findByText('Number A12 belongs to Bob Noyce.')).toBeVisible();
  api.answer({ [`PATCH ${entryCall}/${uuidOf(1)}`]: anEntry(1) });
  await user.click(screen.getByRole('button', { name: 'Change number' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change number' })).toBeDisabled());
  expect(api.called(`PATCH ${entryCall}/${uuidOf(1)}`)[1]?.body).toEqual({ competitorNumber: 'A12' });
});

it('offers the categories of the stage in which somebody is entered who did not go on', async () => {
  const final = aStage({
    uuid: uuidOf(50),
    name: 'Final',
    categories: [{ uuid: uuidOf(51), name: 'Finalists', capacity: null }],
  });
  const { stages } = twoCategories();
  api.answer({
    [competitionCall]: twoCategories({ role: 'MASTER', stages: [{ ...final, position: 1 }, ...stages] }),
  });
  arrive();
  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Open');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a category...',
    'Open',
    'Youth',
  ]);
});

it('gives a handicap of the kind that the competition has', async () => {
  const competition = twoCategories({ role: 'MASTER' });
  const { settings } = competition;
  const scoring = { ...settings.scoring, handicap: 'points' as const };
  api.answer({ [competitionCall]: { ...competition, settings: { ...settings, scoring } } });
  const { user } = arrive();
  const field = await screen.findByRole('spinbutton', { name: /^Handicap: points added/ });
  const save = screen.getByRole('button', { name: 'Change handicap' });
  await user.type(field, '-20');
  await user.click(save);
  await waitFor(() =>
    expect(api.called(`PATCH ${entryCall}/${uuidOf(1)}`).map(({ body }) => body)).toEqual([
      { handicapPercent: null, handicapPoints: -20 },
    ]),
  );
});

it.each([
  ['no handicaps', 'MASTER', 'none'],
  ['a judge who asks', 'JUDGE', 'points'],
] as const)('asks for none with %s', async (_what, role, handicap) => {
  const competition = twoCategories({ role });
  const { settings } = competition;
  api.answer({
    [competitionCall]: {
      ...competition,
      settings: {
        ...settings,
        judgeCompetitorPermissions: 'ADD_MODIFY',
        scoring: { ...settings.scoring, handicap },
      },
    },
  });
  arrive();
  expect(await screen.findByRole('button', { name: 'Change number' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change handicap' })).not.toBeInTheDocument();
});
