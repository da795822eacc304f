// The profile's pages through the real router, against a real HTTP server that plays the API.
import { bannerAtom } from '@topout/app-kit';
import { readSession } from '@topout/api-client';
import { aProfile, fakeApi, refuse, renderRoutes, screen, someUuid, waitFor, within } from '@topout/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();
const device = (n: number, current: boolean) => ({
  uuid: `0198a5c0-5555-7000-8000-00000000000${n}`,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/129.0 Mobile Safari/537.36',
  creationTime: '2026-01-02T03:04:05.000Z',
  lastUsedTime: '2026-01-02T03:04:05.000Z',
  current,
});
const kid = aProfile({
  uuid: device(9, false).uuid,
  firstName: 'Bo',
  lastName: 'Rock',
  name: 'Bo Rock',
  parent: someUuid,
});

beforeEach(() => {
  localStorage.clear();
  api.answer({
    'GET profiles/me': aProfile(),
    'GET profiles/me/children': [kid],
    'GET auth/sessions': [device(1, true), device(2, false)],
  });
});

const arrive = (at = '/profile') => renderRoutes(routes, { at, signedInAs: someUuid });

it('shows who somebody is, their children, and where they are signed in', async () => {
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Rock' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Bo Rock/ })).toHaveAttribute(
    'href',
    `/profile/competitors/${kid.uuid}`,
  );
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.getAllByText('Chrome on Android')).toHaveLength(2);
});

it('signs another device out, and all others', async () => {
  api.answer({
    [`DELETE auth/sessions/${device(2, false).uuid}`]: () => undefined,
    'DELETE auth/sessions': () => undefined,
  });
  const { user } = arrive();
  await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
  await waitFor(() => expect(api.called(`DELETE auth/sessions/${device(2, false).uuid}`)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(api.called('DELETE auth/sessions')).toHaveLength(1));
});

it('says no longer that something failed once it is tried again', async () => {
  let tries = 0;
  api.answer({
    'DELETE auth/sessions': () => ((tries += 1) === 1 ? refuse(503, 'Please try again.') : undefined),
  });
  const { user, store } = arrive();
  const others = await screen.findByRole('button', { name: 'Sign out all other devices' });
  await user.click(others);
  await waitFor(() => expect(store.get(bannerAtom)).not.toBeNull());
  await user.click(others);
  await waitFor(() => expect(tries).toBe(2));
  expect(store.get(bannerAtom)).toBeNull();
});

it('deletes the account only after asking, then forgets the session', async () => {
  const tokens = { accessToken: 'a', refreshToken: 'fresh', tokenType: 'Bearer', expiresIn: 3600 };
  api.answer({
    'DELETE profiles/me': () => undefined,
    'POST auth/revoke': {},
    'POST auth/token': tokens,
    'GET profiles/me': aProfile({ email: 'ada@example.org' }),
  });
  const { user, router } = arrive();
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  expect(api.called('DELETE profiles/me')).toEqual([]);
  await user.type(screen.getByLabelText('Current password'), 'crimp-hard');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(readSession().refreshToken).toBeNull();
  const [signedIn] = api.called('POST auth/token');
  expect(Object.fromEntries(new URLSearchParams(String(signedIn?.body)))).toMatchObject({
    grant_type: 'password',
    username: 'ada@example.org',
    password: 'crimp-hard',
  });
});

it('says why an account cannot be deleted', async () => {
  api.answer({ 'DELETE profiles/me': refuse(409, 'profile.organises', '"Slab Open" has not ended.') });
  const { user, store } = arrive();
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(store.get(bannerAtom)?.message).toBe('"Slab Open" has not ended.'));
});

it('changes the password, and says a wrong one at its field', async () => {
  api.answer({
    'POST auth/password': refuse(400, 'password.wrong', 'Incorrect password', {
      currentPassword: ['Incorrect password'],
    }),
  });
  const { user } = arrive('/profile/password');
  await user.type(await screen.findByLabelText('Current password'), 'a guess');
  await user.type(screen.getByLabelText('New password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Incorrect password')).toBeVisible();
  api.answer({ 'POST auth/password': () => undefined });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Your password is changed/)).toBeVisible();
  expect(api.called('POST auth/password')[1]?.body).toEqual({
    currentPassword: 'a guess',
    password: 'crimp-hard',
  });
});

it('asks for a new e-mail, which holds once its link was opened', async () => {
  api.answer({
    'POST auth/email': () => undefined,
    'POST auth/email/confirm': { email: 'new@example.org' },
  });
  const { user } = arrive('/profile/email');
  await user.type(await screen.findByLabelText('New e-mail'), 'new@example.org');
  await user.type(screen.getByLabelText('Current password'), 'crimp-hard');
  await user.click(screen.getByRole('button', { name: 'Change e-mail' }));
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

it('confirms a new e-mail once, also for those who are not signed in', async () => {
  api.answer({ 'POST auth/email/confirm': { email: 'new@example.org' } });
  renderRoutes(routes, { at: '/confirm-email#token=t0k' });
  expect(await screen.findByText(/From now on you sign in with new@example.org./)).toBeVisible();
  expect(api.called('POST auth/email/confirm').map(({ body }) => body)).toEqual([{ token: 't0k' }]);
});

it('changes the details of a parent without asking for what only competitors need', async () => {
  api.answer({
    'GET profiles/me': aProfile({ yearOfBirth: null, gender: null }),
    'PATCH profiles/me': aProfile({ firstName: 'Eve' }),
  });
  const { user, router } = arrive('/profile/details');
  const name = await screen.findByLabelText('First name');
  expect(screen.queryByLabelText('Year of birth')).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Eve');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(api.called('PATCH profiles/me')[0]?.body).toMatchObject({ firstName: 'Eve', lastName: 'Rock' });
});

it('sends those without a session to sign in, and back', async () => {
  const { router } = renderRoutes(routes, { at: '/profile' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(router.state.location.search).toBe('?next=%2Fprofile');
});
