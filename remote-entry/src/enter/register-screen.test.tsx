// The screen in the real router, against a real HTTP server in this process that plays the API.
import { bannerAtom } from '@topout/app-kit';
import {
  act,
  type ApiCall,
  aProfile,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  userEvent,
  waitFor,
  within,
  wrongGrant,
} from '@topout/testing';
import { aContest, allRoutes, tokens } from './testing.tsx';

const api = fakeApi();
const at = `/${someCompetition}/enter/register`;
const thisYear = new Date().getUTCFullYear();
const tooYoung =
  "You must be over 10 to register yourself. If you aren't, please get a parent/guardian to register you.";
const grantOf = ({ body }: ApiCall) => new URLSearchParams(String(body)).get('grant_type');
const withPassword = (answer: object) => (call: ApiCall) =>
  grantOf(call) === 'password' ? answer : { ...tokens, refreshToken: undefined };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom draws no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'POST auth/register': { uuid: someUuid, email: 'ada@example.org' },
    'POST auth/token': withPassword(tokens),
    'PATCH profiles/me': aProfile(),
  });
});

type User = ReturnType<typeof renderRoutes>['user'];

async function fill(user: User, { parent = false, repeated = 'crimp-hard' } = {}) {
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Rock');
  if (!parent) {
    await user.type(screen.getByLabelText('Year of birth'), '1994');
    await user.click(screen.getByRole('radio', { name: 'Other' }));
  }
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), repeated);
  await user.click(screen.getByRole('checkbox', { name: /terms of use/ }));
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
}
const register = async (user: User) => user.click(await screen.findByRole('button', { name: 'Register' }));

it('shows what is missing once asked, and nothing before', async () => {
  const { user } = renderRoutes(allRoutes, { at });
  await screen.findByLabelText('First name');
  expect(screen.queryByText('Required')).not.toBeInTheDocument();
  await register(user);
  // E-mail, first and last name, year, gender, both passwords.
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(7));
  expect(screen.getByText('You must accept the terms to register')).toBeVisible();
  expect(screen.getByText('You must accept the privacy policy to register')).toBeVisible();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(/things are missing or not right/);
  await waitFor(() => expect(summary.parentElement).toHaveFocus());
  await user.click(within(summary).getByRole('button', { name: 'Gender' }));
  expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus();
  expect(api.called('POST auth/register')).toEqual([]);
});

it('refuses a second password that differs, and a year too young to register oneself', async () => {
  const { user } = renderRoutes(allRoutes, { at });
  await fill(user, { repeated: 'crimp-soft' });
  const year = screen.getByLabelText('Year of birth');
  await user.clear(year);
  await user.type(year, String(thisYear - 9));
  await register(user);
  expect(await screen.findByText('Passwords must match')).toBeVisible();
  expect(screen.getByText(tooYoung)).toBeVisible();
});

it('takes an image for a picture and nothing else', async () => {
  renderRoutes(allRoutes, { at });
  const input = await screen.findByLabelText(/Picture/);
  const anyFile = userEvent.setup({ applyAccept: false });
  await anyFile.upload(input, new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Please select an image')).toBeVisible();
});

it('asks parents neither year of birth nor gender', async () => {
  localStorage.setItem(`${someCompetition}/isParent`, 'true');
  const { user } = renderRoutes(allRoutes, { at });
  await screen.findByLabelText('First name');
  expect(screen.queryByLabelText('Year of birth')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Other' })).not.toBeInTheDocument();
  await fill(user, { parent: true });
  await register(user);
  await waitFor(() =>
    expect(api.called('PATCH profiles/me')[0]?.body).toEqual({ firstName: 'Ada', lastName: 'Rock' }),
  );
});

it('joins what the server says of the password line by line at its field', async () => {
  api.answer({
    'POST auth/register': refuse(400, 'password.weak', 'This password is too weak.', {
      password: ['Use at least 8 characters.', "Don't use your e-mail address as your password."],
    }),
  });
  const { user, store } = renderRoutes(allRoutes, { at });
  await fill(user);
  await register(user);
  const message = await screen.findByText(/Use at least 8 characters/);
  expect(message.textContent).toBe(
    "Use at least 8 characters.\nDon't use your e-mail address as your password.",
  );
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(store.get(bannerAtom)).toBeNull();
});

it('puts all other refusals into the banner and keeps what was typed', async () => {
  api.answer({ 'POST auth/register': refuse(429, 'rate.limited', 'Too many requests.') });
  const { user, store } = renderRoutes(allRoutes, { at });
  await fill(user);
  await register(user);
  await waitFor(() => expect(store.get(bannerAtom)?.message).toBe('Too many requests.'));
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
});

describe('where the account exists already', () => {
  const exists = refuse(400, 'account.exists', 'This account already exists.');

  it('signs in and changes nothing', async () => {
    api.answer({ 'POST auth/register': exists, 'GET profiles/me': aProfile({ firstName: 'Adelaide' }) });
    const { user, router } = renderRoutes(allRoutes, { at });
    await fill(user);
    await user.upload(screen.getByLabelText(/Picture/), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
    await register(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}/enter/confirm`));
    expect([...api.called('PATCH profiles/me'), ...api.called('POST media')]).toEqual([]);
  });

  it('goes on with a registration that broke off before the name was saved', async () => {
    const nameless = aProfile({ firstName: '', lastName: '', yearOfBirth: null, gender: null });
    api.answer({ 'POST auth/register': exists, 'GET profiles/me': nameless });
    const { user } = renderRoutes(allRoutes, { at });
    await fill(user);
    await register(user);
    await waitFor(() => expect(api.called('PATCH profiles/me')[0]?.body).toMatchObject({ firstName: 'Ada' }));
  });
});

it('tells the wrong password of an account that exists already at its field', async () => {
  api.answer({
    'POST auth/register': refuse(400, 'account.exists', 'This account already exists.'),
    'POST auth/token': withPassword(wrongGrant),
  });
  const { user } = renderRoutes(allRoutes, { at });
  await fill(user);
  await register(user);
  expect(await screen.findByText('Incorrect password')).toBeVisible();
});

it('keeps a picture that could not be uploaded, says so, and goes on without it', async () => {
  api.answer({ 'POST media': refuse(500, 'internal') });
  const { user, router } = renderRoutes(allRoutes, { at });
  await fill(user);
  await user.upload(screen.getByLabelText(/Picture/), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  await register(user);
  expect(await screen.findByText('An error occurred while uploading.')).toBeVisible();
  expect(router.state.location.pathname).toBe(at);
  await user.click(screen.getByRole('button', { name: 'Continue without the picture' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}/enter/confirm`));
});

it('leads on who comes back to it signed in, as after a reload', async () => {
  api.answer({ 'GET profiles/me': aProfile() });
  const { router } = renderRoutes(allRoutes, { at, signedInAs: someUuid });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}/enter/confirm`));
});

it('asks who is signed in without a name', async () => {
  api.answer({ 'GET profiles/me': aProfile({ firstName: '', lastName: '' }) });
  renderRoutes(allRoutes, { at, signedInAs: someUuid });
  expect(await screen.findByLabelText('First name')).toBeVisible();
});

it('shows the terms without leaving the form', async () => {
  const { user } = renderRoutes(allRoutes, { at });
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'terms of use' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of use' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /terms of use/, hidden: true })).not.toBeChecked();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
});

it('keeps what was typed from step to step', async () => {
  const { user, router } = renderRoutes(allRoutes, { at });
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await act(() => router.navigate(`/${someCompetition}/enter/age`));
  await screen.findByRole('button', { name: 'Continue' });
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Password')).toHaveValue('crimp-hard');
  expect(sessionStorage.getItem('topout/typed/account')).not.toContain('crimp-hard');
});
