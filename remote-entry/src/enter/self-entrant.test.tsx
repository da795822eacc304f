// A competitor's flow through the real router, against a real HTTP server that plays the API.
import { bannerAtom, writeStored } from '@topout/app-kit';
import {
  anEntry,
  type ApiCall,
  aProfile,
  aStage,
  breakLine,
  fakeApi,
  refuse,
  refuseFor,
  renderRoutes,
  Reply,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
  wrongGrant,
} from '@topout/testing';
import { aContest, allRoutes, men, tokens, women } from './testing.tsx';

const api = fakeApi();
const enter = `/${someCompetition}/enter`;
const thisYear = new Date().getUTCFullYear();
const grantOf = ({ body }: ApiCall) => new URLSearchParams(String(body)).get('grant_type');
const guest = { accessToken: 'guest', tokenType: 'Bearer', expiresIn: 3600 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'POST auth/check-email': { exists: false },
    'POST auth/register': { uuid: someUuid, email: 'ada@example.org' },
    'POST auth/token': (call: ApiCall) => (grantOf(call) === 'password' ? tokens : guest),
    'GET profiles/me': aProfile(),
    'PATCH profiles/me': aProfile(),
    [`POST competitions/${someCompetition}/entries`]: anEntry(),
  });
});

const press = (name: string) => screen.findByRole('button', { name });

it('offers both ways where parents may enter children', async () => {
  renderRoutes(allRoutes, { at: enter });
  expect(await press("I'm competing Enter yourself")).toBeVisible();
  expect(await press("I'm a parent Enter one or more children")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get started' })).not.toBeInTheDocument();
});

it('offers one way where they may not', async () => {
  api.answer({ [`GET competitions/${someCompetition}`]: aContest({ parentModeEnabled: false }) });
  renderRoutes(allRoutes, { at: enter });
  expect(await press('Get started')).toBeVisible();
  expect(screen.queryByText("I'm a parent")).not.toBeInTheDocument();
});

it('says when to check an e-mail again where that was too often', async () => {
  api.answer({ 'POST auth/check-email': refuseFor(30) });
  const { user } = renderRoutes(allRoutes, { at: `${enter}/email` });
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  expect(await screen.findByText('Too many attempts. Please wait 30 seconds and try again.')).toBeVisible();
});

it('leads those who only look to board and plan', async () => {
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({}, { stages: [aStage({ planned: true })] }),
  });
  renderRoutes(allRoutes, { at: enter });
  expect(await screen.findByRole('link', { name: 'See the plan' })).toHaveAttribute(
    'href',
    `/${someCompetition}/plan`,
  );
});

it('says why nobody can enter', async () => {
  const closed = { canEnter: false, canEnterReason: { message: 'Entries are closed.' } };
  api.answer({ [`GET competitions/${someCompetition}`]: aContest({}, closed) });
  renderRoutes(allRoutes, { at: `${enter}/email` });
  expect(await screen.findByRole('heading', { name: 'Entry not allowed' })).toBeVisible();
  expect(screen.getByText('Entries are closed.')).toBeVisible();
});

describe('once entries are closed', () => {
  const closed = { canEnter: false, canEnterReason: { message: 'Entries are closed.' } };
  const competition = (call: ApiCall) =>
    aContest({}, { ...closed, userEntry: call.token === 'a' ? anEntry() : null });

  it('lets those who are entered sign in, and takes them to their card', async () => {
    api.answer({ [`GET competitions/${someCompetition}`]: competition });
    const { user, router } = renderRoutes(allRoutes, { at: enter });
    await user.click(await screen.findByRole('link', { name: 'Entered already? Sign in' }));
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'crimp-hard');
    await user.click(await press('Sign in'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
  });

  it('tells those who are not entered why they cannot be, and offers no second sign-in', async () => {
    api.answer({ [`GET competitions/${someCompetition}`]: aContest({}, closed) });
    renderRoutes(allRoutes, { at: `${enter}/confirm`, signedInAs: someUuid });
    expect(await screen.findByRole('heading', { name: 'Entry not allowed' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Sign in/ })).not.toBeInTheDocument();
  });

  it('takes a link from a mail to the card, also when its code is spent', async () => {
    api.answer({
      [`GET competitions/${someCompetition}`]: competition,
      'POST auth/token': (call: ApiCall) => (grantOf(call) === 'authorization_code' ? wrongGrant : guest),
    });
    const card = `/${someCompetition}?entry=${someUuid}`;
    const { router } = renderRoutes(allRoutes, {
      at: `${enter}?next=${encodeURIComponent(card)}&authCode=old`,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
    expect(router.state.location.search).toBe(`?entry=${someUuid}`);
  });
});

it('goes from nothing to entered', async () => {
  const { user, router } = renderRoutes(allRoutes, { at: enter });
  await user.click(await screen.findByRole('button', { name: /I'm competing/ }));
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  expect(await screen.findByText("Looks good, we'll get you registered")).toBeVisible();
  await user.click(await press('Continue'));

  await user.type(await screen.findByLabelText('Year of birth'), '1994');
  await user.click(await press('Continue'));

  expect(await screen.findByText('ada@example.org')).toBeVisible();
  expect(screen.getByText('1994')).toBeVisible();
  await user.type(screen.getByLabelText('First name'), ' Ada ');
  await user.type(screen.getByLabelText('Last name'), 'Rock');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  await user.click(screen.getByRole('checkbox', { name: /terms of use/ }));
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  await user.click(await press('Register'));

  expect(await screen.findByText('You’re entering as Ada Rock.')).toBeVisible();
  expect(api.called('PATCH profiles/me')[0]?.body).toEqual({
    firstName: 'Ada',
    lastName: 'Rock',
    yearOfBirth: 1994,
    gender: 'FEMALE',
  });
  await user.click(await screen.findByRole('radio', { name: 'Women' }));
  await user.click(await press('Enter'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
  expect(api.called(`POST competitions/${someCompetition}/entries`)[0]?.body).toEqual({ category: women });
  expect(sessionStorage.getItem('topout/typed/account')).toBeNull();
});

it('sends a known e-mail to the login, where a wrong password is told at its field', async () => {
  const wrong = new Reply(400, { error: 'invalid_grant', errorDescription: 'Wrong e-mail or password.' });
  api.answer({
    'POST auth/check-email': { exists: true },
    'POST auth/token': (call: ApiCall) => (grantOf(call) === 'password' ? wrong : guest),
  });
  const { user, store } = renderRoutes(allRoutes, { at: `${enter}/email` });
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  expect(await screen.findByText('We found you in our system')).toBeVisible();
  await user.click(await press('Continue'));
  await user.type(await screen.findByLabelText('Password'), 'guess');
  await user.click(await press('Sign in'));

  expect(await screen.findByText('Incorrect password')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.org');
  expect(store.get(bannerAtom)).toBeNull();
});

it('claims to have found nobody where nobody was looked for', async () => {
  renderRoutes(allRoutes, { at: `${enter}/login` });
  expect(await press('Sign in')).toBeVisible();
  expect(screen.queryByText(/We found you/)).toBeNull();
});

it.each([
  ['enter/login', 'enter/confirm'],
  ['judge/onboarding/login', 'judge/onboarding/kids'],
])('asks nobody to sign in twice: %s', async (from, to) => {
  writeStored(someCompetition, 'judgingKey', 'key');
  api.answer({ [`POST competitions/${someCompetition}/judge/validate-key`]: { valid: true } });
  const at = `/${someCompetition}/${from}`;
  const { router } = renderRoutes(allRoutes, { at, signedInAs: someUuid });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}/${to}`));
});

it('checks the e-mail before anything else', async () => {
  const { user } = renderRoutes(allRoutes, { at: `${enter}/email` });
  const email = await screen.findByLabelText('E-mail');
  await user.click(await press('Continue'));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(email).toHaveFocus();
  await user.type(email, 'ada@');
  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(api.called('POST auth/check-email')).toEqual([]);
});

it('keeps what was typed when the network fails, and says so', async () => {
  api.answer({ 'POST auth/check-email': breakLine });
  const { user, store } = renderRoutes(allRoutes, { at: `${enter}/email` });
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.click(await press('Continue'));
  await waitFor(() =>
    expect(store.get(bannerAtom)).toEqual({
      title: 'Network error occurred',
      message: 'Make sure you’re connected to the internet then try again',
      unanswered: true,
    }),
  );
  expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.org');
  // The next page begins without what failed before.
  api.answer({ 'POST auth/check-email': { exists: false } });
  await user.click(await press('Continue'));
  expect(await screen.findByLabelText('Year of birth')).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
});

it.each([
  ['', 'Required'],
  ['abcd', 'Please enter a year'],
  [String(thisYear - 121), `Must be at least ${thisYear - 120}`],
  [String(thisYear + 1), 'Must not be in the future'],
])('answers the year "%s" with "%s"', async (typed, message) => {
  const { user } = renderRoutes(allRoutes, { at: `${enter}/age` });
  const year = await screen.findByLabelText('Year of birth');
  if (typed !== '') await user.type(year, typed);
  await user.click(await press('Continue'));
  expect(await screen.findByText(message)).toBeVisible();
});

it('tells those who are too young to get an adult, and lets them try again', async () => {
  const { user } = renderRoutes(allRoutes, { at: `${enter}/age` });
  await user.type(await screen.findByLabelText('Year of birth'), String(thisYear - 9));
  await user.click(await press('Continue'));
  expect(await screen.findByRole('heading', { name: "You're too young, get an adult" })).toBeVisible();
  await user.click(await press('Try again'));
  expect(await screen.findByLabelText('Year of birth')).toBeVisible();
});

it('tells an entrant who is entered already nothing new, and takes them home', async () => {
  const refused = refuse(400, 'entry.exists', 'This entry already exists.');
  api.answer({ [`POST competitions/${someCompetition}/entries`]: refused });
  const { user, router } = renderRoutes(allRoutes, { at: `${enter}/confirm`, signedInAs: someUuid });
  await user.click(await screen.findByRole('radio', { name: 'Men' }));
  await user.click(await press('Enter'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
});

it('tells whoever comes to a full category the place on its waiting list', async () => {
  const entry = anEntry({ category: { uuid: women, name: 'Women' }, status: 'WAITING', waitingPosition: 2 });
  const { user, router } = renderRoutes(allRoutes, { at: `${enter}/confirm`, signedInAs: someUuid });
  await user.click(await screen.findByRole('radio', { name: 'Women' }));
  api.answer({
    [`POST competitions/${someCompetition}/entries`]: entry,
    [`GET competitions/${someCompetition}`]: aContest({}, { userEntry: entry }),
  });
  await user.click(await press('Enter'));
  expect(await screen.findByRole('heading', { name: "You're on the waiting list, place 2" })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'To the competition' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
});

it('needs a category', async () => {
  const { user } = renderRoutes(allRoutes, { at: `${enter}/confirm`, signedInAs: someUuid });
  await user.click(await press('Enter'));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Women' })).toHaveFocus();
});

it.each(['email', 'age'])('asks nobody who comes back to the step %s, signed in by now', async (step) => {
  renderRoutes(allRoutes, { at: `${enter}/${step}`, signedInAs: someUuid });
  expect(await screen.findByRole('heading', { name: 'Choose your category' })).toBeVisible();
});

it('asks a parent who competes now for what a competitor needs', async () => {
  api.answer({ 'GET profiles/me': aProfile({ yearOfBirth: null, gender: null }) });
  renderRoutes(allRoutes, { at: `${enter}/confirm`, signedInAs: someUuid });
  expect(await screen.findByRole('heading', { name: 'A few details first' })).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
});

it('sends those without a session from the last step to the start', async () => {
  const { router } = renderRoutes(allRoutes, { at: `${enter}/confirm` });
  await waitFor(() => expect(router.state.location.pathname).toBe(enter));
});

describe('thinking again', () => {
  const entry = {
    uuid: '0198a5c0-1111-7000-8000-0000000000e1',
    category: { uuid: women, name: 'Women' },
    competitorNumber: null,
    status: 'ENTERED' as const,
    waitingPosition: null,
    canChange: true,
  };
  const { uuid, firstName, lastName, name } = aProfile();
  const its = `competitions/${someCompetition}/entries/${entry.uuid}`;
  const page = `${enter}/entries/${uuid}`;

  beforeEach(() => {
    const user = { uuid, firstName, lastName, name, picture: null, pictureUrl: null };
    api.answer({
      'GET profiles/me/children': [],
      [`GET competitions/${someCompetition}`]: aContest({}, { userEntry: { ...entry, user } }),
      [`PATCH ${its}`]: anEntry(),
      [`DELETE ${its}`]: null,
    });
  });

  it('changes the category', async () => {
    const { user } = renderRoutes(allRoutes, { at: page, signedInAs: someUuid });
    await user.click(await screen.findByRole('radio', { name: 'Men' }));
    await user.click(await press('Save'));
    expect(await screen.findByText('The competition’s home')).toBeVisible();
    expect(api.called(`PATCH ${its}`)[0]?.body).toEqual({ category: men });
  });

  it('withdraws after asking, and says so', async () => {
    const { user } = renderRoutes(allRoutes, { at: page, signedInAs: someUuid });
    await user.click(await press('Withdraw'));
    const dialog = await screen.findByRole('dialog');
    api.answer({ [`GET competitions/${someCompetition}`]: aContest({}, { userEntry: null }) });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('heading', { name: 'Withdrawn' })).toBeVisible();
    expect(api.called(`DELETE ${its}`)).toHaveLength(1);
    // It stays when the competition has been read again.
    await waitFor(() => expect(api.called(`GET competitions/${someCompetition}`).length).toBeGreaterThan(1));
    expect(screen.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter again' })).toHaveAttribute('href', enter);
  });
});

it('lets the adult who was fetched go on as a parent', async () => {
  const { user, router } = renderRoutes(allRoutes, { at: `${enter}/age` });
  // As people paste it.
  await user.click(await screen.findByLabelText('Year of birth'));
  await user.paste(` ${thisYear - 8}`);
  await user.click(await press('Continue'));
  expect(await screen.findByRole('heading', { name: "You're too young, get an adult" })).toBeVisible();
  await user.click(await press('Continue as a parent'));
  expect(await screen.findByRole('heading', { name: 'First, your own e-mail' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${enter}/email`);
});
