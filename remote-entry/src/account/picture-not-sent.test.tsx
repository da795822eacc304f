// The forms in the real router, against a real HTTP server in this process that plays the API.
import { loadConfig } from '@topout/api-client';
import { bannerAtom } from '@topout/app-kit';
import {
  aProfile,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { aContest, allRoutes } from '../enter/testing.tsx';

const api = fakeApi();
const aPicture = (name = 'me.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const confirm = `/${someCompetition}/judge/onboarding/confirm`;
const join = `POST competitions/${someCompetition}/judge`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom draws no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  api.answer({
    [`GET competitions/${someCompetition}`]: aContest({}, { endTime: '2100-01-01T00:00:00Z' }),
    'GET profiles/me': aProfile(),
    'PATCH profiles/me': aProfile(),
    'GET profiles/me/children': [],
    'GET auth/sessions': [],
    'POST media': refuse(500, 'internal'),
    [join]: { role: 'JUDGE', pending: false },
  });
});

async function saveWithPicture() {
  const { user, router, store } = renderRoutes(allRoutes, { at: '/profile/details', signedInAs: someUuid });
  await user.upload(await screen.findByLabelText(/Picture/), aPicture());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('An error occurred while uploading.')).toBeVisible();
  return { user, store, path: () => router.state.location.pathname };
}

it('keeps a picture that did not arrive, and sends it again', async () => {
  const { user, path } = await saveWithPicture();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.called('POST media')).toHaveLength(2));

  const { apiBaseUrl } = await loadConfig();
  const url = `${apiBaseUrl}/media/${someUuid}`;
  const media = {
    uuid: someUuid,
    url,
    signedUploadUrl: `${url}/file`,
    type: 'image/jpeg',
    captureTime: null,
  };
  api.answer({ 'POST media': media, [`PUT media/${someUuid}/file`]: null });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(path()).toBe('/profile'));
  const saved = api.called('PATCH profiles/me').map(({ body }) => body);
  expect(saved).toEqual([
    expect.objectContaining({ firstName: 'Ada' }),
    { picture: someUuid, pictureSource: 'MEDIA' },
  ]);
});

it('goes on without it', async () => {
  const { user, path } = await saveWithPicture();
  await user.click(screen.getByRole('button', { name: 'Continue without the picture' }));
  await waitFor(() => expect(path()).toBe('/profile'));
  expect(api.called('POST media')).toHaveLength(1);
});

it('takes what the banner says of the picture away with the step', async () => {
  const { user, path, store } = await saveWithPicture();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(store.get(bannerAtom)).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Continue without the picture' }));
  await waitFor(() => expect(path()).toBe('/profile'));
  await waitFor(() => expect(store.get(bannerAtom)).toBeNull());
});

it('says what is wrong with a picture that the server refuses, and takes another', async () => {
  api.answer({ 'POST media': refuse(400, 'media.type', 'Please choose a JPEG or PNG.') });
  const { user } = await saveWithPicture();
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a JPEG or PNG.');
  await user.upload(screen.getByLabelText(/Picture/), aPicture('other.jpg'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.called('POST media')).toHaveLength(2));
});

it('lets a judge begin without it, and says where that fails', async () => {
  localStorage.setItem(`${someCompetition}/judgingKey`, '"GOOD"');
  api.answer({ [join]: refuse(400, 'key.invalid', 'This key is not valid.') });
  const { user } = renderRoutes(allRoutes, { at: confirm, signedInAs: someUuid });
  await user.upload(await screen.findByLabelText(/Picture/), aPicture());
  await user.click(screen.getByRole('button', { name: 'Start Judging' }));
  await user.click(await screen.findByRole('button', { name: 'Continue without the picture' }));
  await waitFor(() => expect(api.called(join)).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue without the picture' })).toBeEnabled(),
  );
  api.answer({ [join]: { role: 'JUDGE', pending: false } });
  await user.click(screen.getByRole('button', { name: 'Continue without the picture' }));
  await waitFor(() => expect(api.called(join)).toHaveLength(2));
});
