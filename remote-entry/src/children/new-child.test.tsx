// The form in the real router, against a real HTTP server in this process that stands for the API.
import { aProfile, breakLine, fakeApi, renderRoutes, screen, someUuid, waitFor } from '@topout/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();
const readCall = 'GET profiles/me/children';
const makeCall = 'POST profiles/me/children';
const di = {
  first_name: 'Di',
  last_name: 'Rock',
  year_of_birth: 2016,
  gender: 'FEMALE' as const,
};

async function fillIn() {
  const { user, router } = renderRoutes(routes, { at: '/profile/competitors/add', signedInAs: someUuid });
  await user.type(await screen.findByLabelText('First name'), di.first_name);
  await user.type(screen.getByLabelText('Last name'), di.last_name);
  await user.type(screen.getByLabelText('Year of birth'), '2016');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByRole('button', { name: 'Add competitor' }));
  const again = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add competitor' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Add competitor' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  };
  await waitFor(() => expect(api.called(makeCall)).toHaveLength(1));
  return { again };
}

beforeEach(() => {
  sessionStorage.clear();
  api.answer({
    'GET profiles/me': aProfile(),
    'GET auth/sessions': [],
    [readCall]: [],
    [makeCall]: breakLine,
  });
});

it('finds the child that was made without an answer, and makes no second one', async () => {
  const { again } = await fillIn();
  api.answer({ [readCall]: [aProfile(di)] });
  await again();
  expect(api.called(makeCall)).toHaveLength(1);
});

it('makes the child when the question was lost', async () => {
  const { again } = await fillIn();
  api.answer({ [readCall]: [aProfile({ ...di, first_name: 'Bo' })], [makeCall]: aProfile(di) });
  await again();
  expect(api.called(makeCall)).toHaveLength(2);
});
