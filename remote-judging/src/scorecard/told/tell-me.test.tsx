import { fakeApi, renderWithApp, screen, someUuid, waitFor } from '@topout/testing';
import TellMe from './tell-me.tsx';

const api = fakeApi();
const key = Buffer.alloc(65, 4).toString('base64url');

/** A browser that can be told something. */
function playBrowser(answer: NotificationPermission) {
  const notification = {
    permission: 'default',
    requestPermission: jest.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  const subscription = { endpoint: 'https://fcm.googleapis.com/x', getKey: () => new ArrayBuffer(16) };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const serviceWorker = { ready: Promise.resolve({ pushManager }), getRegistration: async () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return notification;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

it('is not there where the browser cannot', async () => {
  const { container } = renderWithApp(<TellMe />, { signedInAs: someUuid });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(api.calls()).toEqual([]);
});

it('asks when tapped, tells everything, and can be taken back', async () => {
  const notification = playBrowser('granted');
  let kinds: string[] | null = null;
  const state = () => ({ key, device: kinds && { kinds, madeAt: '2026-05-01T10:00:00.000Z', toldAt: null } });
  api.answer({
    'GET push': state,
    'PUT push': ({ body }: { body: unknown }) => {
      ({ kinds } = body as { kinds: string[] });
      return state();
    },
    'DELETE push': () => {
      kinds = null;
      return null;
    },
  });
  const { user } = renderWithApp(<TellMe />, { signedInAs: someUuid });
  const line = await screen.findByRole('button', { name: 'Tell me on this phone' });
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await user.click(line);
  await user.click(await screen.findByRole('button', { name: 'Stop telling me on this phone' }));
  expect(api.called('PUT push')).toMatchObject([
    { body: { kinds: ['ANNOUNCEMENT', 'DISPUTE', 'RESULTS', 'SESSION', 'TURN'] } },
  ]);
  expect(await screen.findByRole('button', { name: 'Tell me on this phone' })).toBeVisible();
});

it('says what to do once its owner has refused', async () => {
  playBrowser('denied');
  api.answer({ 'GET push': { key, device: null } });
  const { user } = renderWithApp(<TellMe />, { signedInAs: someUuid });
  await user.click(await screen.findByRole('button', { name: 'Tell me on this phone' }));
  expect(await screen.findByText(/^This browser blocks notifications/)).toBeVisible();
});
