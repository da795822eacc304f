// The form in the real router, against a real HTTP server in this process that plays the API.
import {
  aProfile,
  breakLine,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someUuid,
  waitFor,
} from '@topout/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();
const readCall = 'GET profiles/me/children';
const makeCall = 'POST profiles/me/children';
const di = {
  firstName: 'Di',
  lastName: aProfile().lastName,
  yearOfBirth: 2016,
  gender: 'FEMALE' as const,
};

const open = () => renderRoutes(routes, { at: '/profile/competitors/add', signedInAs: someUuid });

async function fillIn() {
  const { user, router, unmount } = open();
  await user.type(await screen.findByLabelText('First name'), di.firstName);
  // Probably has the parent's name.
  expect(screen.getByLabelText('Last name')).toHaveValue(aProfile().lastName);
  await user.type(screen.getByLabelText('Year of birth'), '2016');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByRole('button', { name: 'Add competitor' }));
  const again = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add competitor' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Add competitor' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  };
  await waitFor(() => expect(api.called(makeCall)).toHaveLength(1));
  return { again, unmount };
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

it('sends the same child again when no answer came', async () => {
  const { again } = await fillIn();
  api.answer({ [makeCall]: aProfile(di) });
  await again();
  const [first, second] = api.called(makeCall).map(({ body }) => body);
  expect(first).toMatchObject({ ...di, uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(second).toEqual(first);
});

it('sends the same child again after a reload', async () => {
  const { unmount } = await fillIn();
  unmount();
  api.answer({ [makeCall]: aProfile(di) });
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Add competitor' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  const [first, second] = api.called(makeCall).map(({ body }) => body);
  expect(second).toEqual(first);
});

it('knows a child whose picture did not arrive, also after a reload', async () => {
  // jsdom draws no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  const { user, unmount } = open();
  await user.type(await screen.findByLabelText('First name'), di.firstName);
  await user.type(screen.getByLabelText('Year of birth'), '2016');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.upload(screen.getByLabelText(/Picture/), new File(['x'], 'di.jpg', { type: 'image/jpeg' }));
  api.answer({ [makeCall]: aProfile(di), 'POST media': refuse(500, 'internal') });
  await user.click(screen.getByRole('button', { name: 'Add competitor' }));
  expect(await screen.findByText('An error occurred while uploading.')).toBeVisible();
  unmount();

  const sent = api.called(makeCall)[0]?.body as { uuid: string };
  const made = aProfile({ ...di, uuid: sent.uuid });
  api.answer({ [readCall]: [made] });
  open();
  expect(
    await screen.findByText(`${made.name} was added. You can add another competitor here.`),
  ).toBeVisible();
});

it('begins with another one when the child turns out to be there', async () => {
  const { unmount } = await fillIn();
  unmount();
  const uuid = api.called(makeCall)[0]?.body;
  const made = aProfile({ ...di, ...(uuid as { uuid: string }) });
  api.answer({ [readCall]: [made], [makeCall]: aProfile() });
  open();
  expect(
    await screen.findByText(`${made.name} was added. You can add another competitor here.`),
  ).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('');
});
