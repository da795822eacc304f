import {
  anEntry,
  type ApiCall,
  aProfile,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes, tokens } from '../testing.tsx';

const api = fakeApi();
const enter = `/${someCompetition}/enter`;
const closed = { canEnter: false, canEnterReason: { message: 'Entries are closed.' } };
const guest = { accessToken: 'guest', tokenType: 'Bearer', expiresIn: 3600 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({}, closed),
    'POST auth/check-email': { exists: false },
    'POST auth/register': { uuid: someUuid, email: 'ada@example.org' },
    'POST auth/token': ({ body }: ApiCall) => (String(body).includes('grant_type=password') ? tokens : guest),
    'GET profiles/me': aProfile({
      firstName: 'Ada',
      lastName: 'Rock',
      name: 'Ada Rock',
      yearOfBirth: 1990,
      email: 'ada@example.org',
    }),
    'PATCH profiles/me': aProfile(),
  });
});

/** From the page that says that entries are closed. */
async function signUp() {
  const { user, router } = renderRoutes(allRoutes, { at: enter });
  await user.click(await screen.findByRole('link', { name: 'On the organisers’ list?' }));
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.org');
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Rock');
  await user.type(screen.getByLabelText('Year of birth'), '1990');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.type(screen.getByLabelText('Password'), 'crimp-hard');
  await user.type(screen.getByLabelText('Repeat the password'), 'crimp-hard');
  await user.click(screen.getByRole('checkbox', { name: /terms of use/ }));
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  return router;
}

it('takes whoever signs up as somebody listed to the entry', async () => {
  let named = false;
  api.answer({
    [`GET competitions/${someCompetition}`]: () =>
      aContest({}, { ...closed, userEntry: named ? anEntry() : null }),
    'PATCH profiles/me': () => {
      named = true;
      return aProfile();
    },
  });
  const router = await signUp();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${someCompetition}`));
});

it('says so where nobody of that name is listed, and what to do', async () => {
  await signUp();
  expect(await screen.findByRole('heading', { name: 'No entry found' })).toBeVisible();
  expect(await screen.findByText(/as Ada Rock, born 1990, under ada@example.org/)).toBeVisible();
  const child = screen.getByRole('link', { name: 'My child is listed' });
  expect(child).toHaveAttribute('href', '/profile/competitors/add');
});

it('looks at once for whoever is signed in already', async () => {
  renderRoutes(allRoutes, { at: `${enter}/listed`, signedInAs: someUuid });
  expect(await screen.findByRole('heading', { name: 'No entry found' })).toBeVisible();
});
