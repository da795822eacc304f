// The parents' flow through the real router, against a real HTTP server that plays the API.
import { bannerAtom } from '@topout/app-kit';
import {
  aProfile,
  breakLine,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import { aContest, allRoutes, men, women } from '../enter/testing.tsx';

const api = fakeApi();
const at = `/${someCompetition}/enter/competitors`;
const childUuid = (n: number) => `0198a5c0-4444-7000-8000-00000000000${n}`;
const aChild = (n: number, name: string) =>
  aProfile({
    uuid: childUuid(n),
    firstName: name,
    lastName: 'Rock',
    name: `${name} Rock`,
    yearOfBirth: 2016,
    email: null,
    parent: someUuid,
  });
const bulkCall = `POST competitions/${someCompetition}/entries/bulk`;
const entered = (user: string) => ({ user, status: 201, entry: null, error: null });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'GET profiles/me': aProfile(),
    'GET profiles/me/children': [aChild(1, 'Bo'), aChild(2, 'Cy')],
    [bulkCall]: { data: [entered(childUuid(1)), entered(childUuid(2))] },
  });
});

const arrive = (address = at) => renderRoutes(allRoutes, { at: address, signedInAs: someUuid });
const categories = async () => screen.findAllByRole('combobox', { name: 'Category' });

it('enters all that are listed, each in its category', async () => {
  const { user, router } = arrive();
  const [bo, cy] = await categories();
  await user.selectOptions(bo as HTMLElement, 'Women');
  await user.selectOptions(cy as HTMLElement, 'Men');
  await user.click(screen.getByRole('button', { name: 'Enter 2 competitors' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
  expect(api.called(bulkCall)[0]?.body).toMatchObject({
    entries: [
      { user: childUuid(1), category: women },
      { user: childUuid(2), category: men },
    ],
  });
});

it('keeps the choices of a visit before, and leaves out who does not enter this time', async () => {
  const prepared = [{ userUUID: childUuid(1), categoryUUID: women, competitorNumber: null }];
  localStorage.setItem(`${someCompetition}/preparedCompetitors`, JSON.stringify(prepared));
  api.answer({ [bulkCall]: { data: [entered(childUuid(1))] } });
  const { user } = arrive();
  const [bo, cy] = await categories();
  expect(bo).toHaveDisplayValue('Women');
  await user.selectOptions(cy as HTMLElement, 'Not this time');
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  await waitFor(() => expect(api.called(bulkCall)).toHaveLength(1));
  expect(api.called(bulkCall)[0]?.body).toMatchObject({ entries: [{ user: childUuid(1), category: women }] });
});

it('needs a category for each', async () => {
  const { user } = arrive();
  const [bo] = await categories();
  await user.click(screen.getByRole('button', { name: 'Enter 2 competitors' }));
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  await waitFor(() => expect(bo).toHaveFocus());
  expect(api.called(bulkCall)).toEqual([]);
});

it('shows who is entered already, and goes on where nobody is left', async () => {
  const entryOf = (n: number) => ({
    uuid: childUuid(n + 5),
    user: { uuid: childUuid(n), firstName: '', lastName: '', name: '', picture: null, pictureUrl: null },
    category: { uuid: women, name: 'Women' },
    competitorNumber: null,
    status: 'ENTERED' as const,
    waitingPosition: null,
  });
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({}, { childEntries: [entryOf(1), entryOf(2)] }),
  });
  const { user, router } = arrive(`${at}?next=%2Fapp`);
  expect(await screen.findAllByText('Entered: Women')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app'));
});

it('names those who could not be entered; who was entered before is none of them', async () => {
  const failed = (n: number, status: number, message: string) => ({
    user: childUuid(n),
    status,
    entry: null,
    error: { code: 'x', message },
  });
  api.answer({
    [bulkCall]: {
      data: [failed(1, 400, 'This entry already exists.'), failed(2, 400, 'This competition is full.')],
    },
  });
  const { user, router } = arrive();
  const [bo, cy] = await categories();
  await user.selectOptions(bo as HTMLElement, 'Women');
  await user.selectOptions(cy as HTMLElement, 'Women');
  await user.click(screen.getByRole('button', { name: 'Enter 2 competitors' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This competition is full.');
  expect(router.state.location.pathname).toBe(at);
  // Of the two, only the refused one keeps a choice for the next try.
  expect(JSON.parse(localStorage.getItem(`${someCompetition}/preparedCompetitors`) ?? '')).toMatchObject([
    { userUUID: childUuid(2) },
  ]);
});

it('stays where somebody waits for a place, and says at which', async () => {
  const waiting = {
    uuid: childUuid(6),
    user: { uuid: childUuid(1), firstName: '', lastName: '', name: '', picture: null, pictureUrl: null },
    category: { uuid: women, name: 'Women' },
    competitorNumber: null,
    status: 'WAITING' as const,
    waitingPosition: 4,
    position: null,
    score: null,
    scoreText: '',
    scoreTuple: null,
    attemptsCount: 0,
  };
  api.answer({ 'GET profiles/me/children': [aChild(1, 'Bo')] });
  const { user, router } = arrive();
  const [bo] = await categories();
  await user.selectOptions(bo as HTMLElement, 'Women');
  api.answer({
    [bulkCall]: { data: [{ user: childUuid(1), status: 201, entry: waiting, error: null }] },
    [`GET competitions/${someCompetition}`]: aContest({}, { childEntries: [waiting] }),
  });
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  expect(await screen.findByText('Waiting list, place 4: Women')).toBeVisible();
  expect(router.state.location.pathname).toBe(at);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
});

it('stays with what became of each, also when these were the last places', async () => {
  const entry = {
    uuid: childUuid(6),
    user: { uuid: childUuid(1), firstName: '', lastName: '', name: '', picture: null, pictureUrl: null },
    category: { uuid: women, name: 'Women' },
    competitorNumber: null,
    status: 'ENTERED' as const,
    waitingPosition: null,
  };
  const { user } = arrive();
  const [bo, cy] = await categories();
  await user.selectOptions(bo as HTMLElement, 'Women');
  await user.selectOptions(cy as HTMLElement, 'Men');
  const message = 'This competition is full.';
  api.answer({
    [bulkCall]: {
      data: [
        entered(childUuid(1)),
        { user: childUuid(2), status: 403, entry: null, error: { code: 'entry.not_allowed', message } },
      ],
    },
    [`GET competitions/${someCompetition}`]: aContest(
      {},
      { childEntries: [entry], canEnter: false, canEnterReason: { message } },
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Enter 2 competitors' }));
  expect(await screen.findByText('Entered: Women')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

it('shows who is entered after the line broke, and enters nobody twice', async () => {
  const { user, store } = arrive();
  const [bo, cy] = await categories();
  await user.selectOptions(bo as HTMLElement, 'Women');
  await user.selectOptions(cy as HTMLElement, 'Men');
  const entryOf = (child: number) => ({
    uuid: childUuid(5 + child),
    user: { uuid: childUuid(child), firstName: '', lastName: '', name: '', picture: null, pictureUrl: null },
    category: { uuid: women, name: 'Women' },
    competitorNumber: null,
    status: 'ENTERED' as const,
    waitingPosition: null,
  });
  api.answer({
    [bulkCall]: breakLine,
    [`GET competitions/${someCompetition}`]: aContest({}, { childEntries: [entryOf(1)] }),
  });
  await user.dblClick(screen.getByRole('button', { name: 'Enter 2 competitors' }));
  expect(await screen.findByText('Entered: Women')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Enter 1 competitor' })).toBeEnabled();
  expect(api.called(bulkCall)).toHaveLength(1);
  expect(store.get(bannerAtom)?.title).toBe('Network error occurred');

  // The screen shows that all is well: a banner must not say otherwise.
  const both = [entryOf(1), entryOf(2)];
  api.answer({
    [bulkCall]: breakLine,
    [`GET competitions/${someCompetition}`]: aContest({}, { childEntries: both }),
  });
  await user.click(screen.getByRole('button', { name: 'Enter 1 competitor' }));
  expect(await screen.findByText('Entered: Women')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Entered: Women')).toHaveLength(2));
  expect(store.get(bannerAtom)).toBe(null);
});

it('begins with adding a child', async () => {
  api.answer({ 'GET profiles/me/children': [], 'POST profiles/me/children': aChild(3, 'Di') });
  const { user, router } = arrive();
  await user.click(await screen.findByRole('link', { name: 'Add competitor' }));
  await user.type(await screen.findByLabelText('First name'), 'Di');
  await user.clear(screen.getByLabelText('Last name'));
  await user.type(screen.getByLabelText('Last name'), 'Rock');
  await user.type(screen.getByLabelText('Year of birth'), '2016');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByRole('checkbox', { name: 'Show the full name in public' }));
  await user.click(screen.getByRole('button', { name: 'Add competitor' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
  expect(api.called('POST profiles/me/children')[0]?.body).toEqual({
    uuid: expect.any(String),
    firstName: 'Di',
    lastName: 'Rock',
    yearOfBirth: 2016,
    gender: 'FEMALE',
    fullNamePublic: true,
  });
});

it('keeps what was typed about a child over a reload, until it is saved', async () => {
  const { user, unmount } = arrive(`${at}/${childUuid(1)}`);
  await user.type(await screen.findByLabelText('First name'), 'b');
  unmount();

  // Somebody else changes another field in between: the screen shows its current value.
  const changed = { ...aChild(1, 'Bo'), lastName: 'Stone' };
  api.answer({
    'GET profiles/me/children': [changed],
    [`PATCH profiles/${childUuid(1)}`]: aChild(1, 'Bob'),
  });
  const again = arrive(`${at}/${childUuid(1)}`);
  expect(await screen.findByLabelText('First name')).toHaveValue('Bob');
  expect(screen.getByLabelText('Last name')).toHaveValue('Stone');
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(again.router.state.location.pathname).toBe(at));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('typed'))).toEqual([]);
});

it('asks about the full name only for those under 16', async () => {
  const { user } = arrive(`${at}/add`);
  const year = await screen.findByLabelText('Year of birth');
  await user.type(year, '1990');
  expect(screen.queryByRole('checkbox', { name: 'Show the full name in public' })).not.toBeInTheDocument();
});

it('changes and removes a child', async () => {
  api.answer({
    [`PATCH profiles/${childUuid(1)}`]: aChild(1, 'Bob'),
    [`DELETE profiles/${childUuid(1)}`]: () => undefined,
  });
  const { user, router } = arrive();
  await user.click(await screen.findByRole('link', { name: 'Edit Bo Rock' }));
  await user.type(await screen.findByLabelText('First name'), 'b');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
  expect(api.called(`PATCH profiles/${childUuid(1)}`)[0]?.body).toMatchObject({ firstName: 'Bob' });

  await user.click(await screen.findByRole('link', { name: 'Edit Bo Rock' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Bo Rock' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
  expect(api.called(`DELETE profiles/${childUuid(1)}`)).toHaveLength(1);
});

it('stays and says so when a child cannot be removed', async () => {
  api.answer({ [`DELETE profiles/${childUuid(1)}`]: refuse(409, 'x', 'Not now.') });
  const { user, store } = arrive(`${at}/${childUuid(1)}`);
  await user.click(await screen.findByRole('button', { name: 'Remove Bo Rock' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(store.get(bannerAtom)?.message).toBe('Not now.'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lets a parent enter as well, also one who only pressed the wrong button', async () => {
  const { user, router } = arrive();
  await user.click(await screen.findByRole('button', { name: 'Enter myself as well' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/enter\/confirm$/));
  await user.click(await screen.findByRole('button', { name: 'I’m a parent: enter a child' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
});
