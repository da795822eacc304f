// A forgotten password, and a link instead of one, through the real router.
import { bannerAtom } from '@topout/app-kit';
import { act, type ApiCall, fakeApi, refuse, Reply, renderRoutes, screen, waitFor } from '@topout/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();

it('mails a link, and does not say whether there is an account', async () => {
  api.answer({ 'POST auth/password-reset': () => undefined });
  const { user } = renderRoutes(routes, { at: '/reset-password' });
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect(await screen.findByText(/If ada@example.org is known to Topout/)).toBeVisible();
});

it('leads back to the competition that somebody wanted to enter', async () => {
  api.answer({
    'POST auth/password-reset': () => undefined,
    'POST auth/password-reset/confirm': () => undefined,
  });
  const login = '/0198a5c0-1111-7000-8000-000000000001/enter/login?next=%2Fx';
  const { user, router } = renderRoutes(routes, { at: login });
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  // The page before has a field of that name too.
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Email me a link' }));
  await screen.findByText(/If ada@example.org is known to Topout/);
  expect(api.called('POST auth/password-reset')[0]?.body).toEqual({ email: 'ada@example.org', page: login });

  await act(() => router.navigate(`/reset-password?next=${encodeURIComponent(login)}#token=t0k`));
  await user.type(await screen.findByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', login);
});

it('takes a new password for the link that was mailed', async () => {
  api.answer({ 'POST auth/password-reset/confirm': () => undefined });
  const { user } = renderRoutes(routes, { at: '/reset-password#token=t0k' });
  await user.type(await screen.findByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-soft');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Passwords must match')).toBeVisible();
  await user.clear(screen.getByLabelText('Repeat the password'));
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(api.called('POST auth/password-reset/confirm')[0]?.body).toEqual({
    token: 't0k',
    password: 'crimp-hard',
  });
});

it('offers another link in place of one that has expired', async () => {
  const expired = refuse(400, 'password_reset.expired', 'This link has expired. Please ask for a new one.');
  api.answer({ 'POST auth/password-reset/confirm': expired });
  const { user, store } = renderRoutes(routes, { at: '/reset-password#token=old' });
  await user.type(await screen.findByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(store.get(bannerAtom)?.message).toBe('This link has expired. Please ask for a new one.');
});

it('mails a sign-in link from the login form, once there is an e-mail', async () => {
  api.answer({ 'POST auth/sign-in-link': () => undefined });
  const { user } = renderRoutes(routes, { at: '/sign-in?next=%2Fapp' });
  await user.click(await screen.findByRole('button', { name: 'Email me a sign-in link' }));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(api.called('POST auth/sign-in-link')).toEqual([]);
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
  expect(await screen.findByText(/a sign-in link is on its way/)).toBeVisible();
  expect(api.called('POST auth/sign-in-link')[0]?.body).toEqual({
    email: 'ada@example.org',
    page: '/sign-in?next=%2Fapp',
  });
});

it('says how long to wait when it was too often', async () => {
  const tooOften = new Reply(
    429,
    { code: 'rate.limited', detail: { nonFieldErrors: [{ message: 'Too many requests.', code: 'x' }] } },
    { 'retry-after': '90' },
  );
  api.answer({ 'POST auth/password-reset': (_call: ApiCall) => tooOften });
  const { user, store } = renderRoutes(routes, { at: '/reset-password' });
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Email me a link' }));
  await waitFor(() =>
    expect(store.get(bannerAtom)?.message).toBe('Too many attempts. Please wait 90 seconds and try again.'),
  );
});
