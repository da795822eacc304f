// The screen in the real router, against a real HTTP server in this process that plays the API.
import {
  type ApiCall,
  aProfile,
  fakeApi,
  renderRoutes,
  screen,
  someUuid,
  waitFor,
  wrongGrant,
} from '@topout/testing';
import { allRoutes, tokens } from '../enter/testing.tsx';

const api = fakeApi();
const grantOf = ({ body }: ApiCall) => new URLSearchParams(String(body)).get('grant_type');
const guest = { ...tokens, refreshToken: undefined };

beforeEach(() => {
  sessionStorage.clear();
  api.answer({ 'GET competitions': { data: [], metadata: { next: null } } });
});

it('signs in and returns to the page that asked', async () => {
  const { user, router } = renderRoutes(allRoutes, { at: '/sign-in?next=%2Fapp' });
  const wrong = wrongGrant;
  api.answer({ 'POST auth/token': (call: ApiCall) => (grantOf(call) === 'password' ? wrong : guest) });
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'guess');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Incorrect password')).toBeVisible();

  api.answer({ 'POST auth/token': tokens });
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app'));
});

it('has nothing to ask those who are signed in', async () => {
  const { router } = renderRoutes(allRoutes, { at: '/sign-in', signedInAs: 'somebody' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('makes an account for somebody who is new, with their name, and goes on', async () => {
  const { user, router } = renderRoutes(allRoutes, { at: '/sign-in?next=%2Fapp' });
  api.answer({
    'POST auth/register': { uuid: someUuid, email: 'ada@example.org' },
    'POST auth/token': (call: ApiCall) => (grantOf(call) === 'password' ? tokens : guest),
    'PATCH profiles/me': aProfile(),
  });
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { name: 'Create an account' });
  await user.type(screen.getByLabelText('E-mail'), 'olga@example.org');
  await user.type(screen.getByLabelText('First name'), 'Olga');
  await user.type(screen.getByLabelText('Last name'), 'Organiser');
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app'));
  expect(api.called('PATCH profiles/me')[0]?.body).toEqual({ firstName: 'Olga', lastName: 'Organiser' });
});

it('keeps what was typed to register while somebody looks at the sign-in page', async () => {
  const { user } = renderRoutes(allRoutes, { at: '/sign-up' });
  api.answer({ 'POST auth/token': guest });
  await user.type(await screen.findByLabelText('E-mail'), 'olga@example.org');
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(await screen.findByLabelText('Repeat the password')).toHaveValue('crimp-hard');
  expect(screen.getByLabelText('Password')).toHaveValue('crimp-hard');
});
