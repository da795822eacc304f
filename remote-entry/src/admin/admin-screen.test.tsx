// The screens in the real router, against a real HTTP server in this process that plays the API.
import { aProfile, fakeApi, renderRoutes, screen, someCompetition, someUuid, waitFor } from '@topout/testing';
import { aContest, allRoutes, tokens } from '../enter/testing.tsx';

const api = fakeApi();
const routes = [...allRoutes, { path: ':competition/dashboard', element: <p>The dashboard</p> }];
const admin = `/${someCompetition}/admin`;
const answer = (role: 'STAFF' | 'JUDGE' | null) =>
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({}, { role }),
    'GET profiles/me': aProfile(),
    'POST auth/token': tokens,
  });

beforeEach(() => sessionStorage.clear());

it('leads staff to their dashboard', async () => {
  answer('STAFF');
  renderRoutes(routes, { at: admin, signedInAs: someUuid });
  expect(await screen.findByText('The dashboard')).toBeVisible();
});

it.each([
  ['STAFF', 'The dashboard'],
  [null, 'No staff role in this competition'],
  ['JUDGE', 'No staff role in this competition'],
] as const)('after the sign-in of a %s shows "%s"', async (role, text) => {
  answer(null);
  const { user } = renderRoutes(routes, { at: admin });
  await user.click(await screen.findByRole('link', { name: 'Sign in as staff' }));
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  answer(role);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('lets somebody without a role use another account', async () => {
  answer(null);
  const { user, router } = renderRoutes(routes, { at: `${admin}/login` });
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(`${admin}/login`));
});
