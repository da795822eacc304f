// The forms in the real router, against a real HTTP server in this process that plays the API.
import {
  act,
  aProfile,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes, tokens } from '../enter/testing.tsx';
import { type AccountDraft, accountDraftAtom } from './account-draft.ts';

const api = fakeApi();
const enter = `/${someCompetition}/enter`;
const thisYear = new Date().getUTCFullYear();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest(),
    'POST auth/token': { ...tokens, refreshToken: undefined },
    'GET profiles/me': aProfile(),
    'GET competitions': { data: [], metadata: { next: null } },
  });
});

const asked = { email: 'ada@example.org', yearOfBirth: '1994' };

async function open(answers: Partial<AccountDraft>, step = 'register') {
  const { user, router, store } = renderRoutes(allRoutes, { at: '/' });
  store.set(accountDraftAtom, answers);
  await act(() => router.navigate(`${enter}/${step}`));
  return { user, router };
}

it('does not ask again what a step before has asked, and begins with what is missing', async () => {
  await open(asked);
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(screen.getByText('ada@example.org')).toBeVisible();
  expect(screen.getByText('1994')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Year of birth' })).not.toBeInTheDocument();
});

it('leads back to the step that asked, and loses nothing', async () => {
  const { user, router } = await open(asked);
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.click(screen.getByRole('link', { name: 'Change Year of birth' }));
  const year = await screen.findByRole('textbox', { name: 'Year of birth' });
  expect(router.state.location.pathname).toBe(`${enter}/age`);
  await user.clear(year);
  await user.type(year, '1990');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('1990')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
});

it('asks where no step before has', async () => {
  await open({});
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Year of birth' })).toBeVisible();
});

it('asks for an answer that is refused, until it is sent again', async () => {
  const { user } = await open({ ...asked, yearOfBirth: String(thisYear - 9) });
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  const year = await screen.findByRole('textbox', { name: 'Year of birth' });
  expect(year).toBeInvalid();
  await user.clear(year);
  await user.type(year, '1990');
  await waitFor(() => expect(year).toBeValid());
  expect(screen.getByRole('textbox', { name: 'Year of birth' })).toHaveValue('1990');
});

it('tells a password manager whose password it is', async () => {
  await open(asked);
  await screen.findByLabelText('First name');
  expect(document.querySelector('[autocomplete=username]')).toHaveValue('ada@example.org');
});

it('asks for the password first where the e-mail is known', async () => {
  api.answer({ 'POST auth/check-email': refuse(500, 'internal') });
  await open(asked, 'login');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.org');
});
