// The screen in the real router, against a real HTTP server that plays the API, in a browser that plays along.
import type { PushState } from '@topout/contract';
import type { NotificationKind } from '@topout/domain';
import { aProfile, fakeApi, refuse, renderRoutes, screen, someUuid, waitFor } from '@topout/testing';
import { routes } from '../routes.tsx';

const api = fakeApi();
const key = Buffer.alloc(65, 4).toString('base64url');
const device = {
  kinds: ['TURN'] as NotificationKind[],
  madeAt: '2026-05-01T10:00:00.000Z',
  toldAt: '2026-05-01T10:05:00.000Z',
};

/** A browser that can be told something, and what it was asked. */
function playBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64url')).buffer;
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    options: { applicationServerKey: bytes(key) },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
    unsubscribe: jest.fn(async () => true),
  };
  let current: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: jest.fn(async () => (current = subscription)),
  };
  const notification: { permission: NotificationPermission; requestPermission: jest.Mock } = {
    permission,
    requestPermission: jest.fn(async (): Promise<NotificationPermission> => {
      notification.permission = answer;
      return answer;
    }),
  };
  const worker = { pushManager };
  const serviceWorker = { ready: Promise.resolve(worker), getRegistration: async () => worker };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return { pushManager, subscription, notification, has: (one = subscription) => (current = one) };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

function show(first: PushState['device'] = null) {
  let now = first;
  api.answer({
    'GET profiles/me': aProfile(),
    'GET push': () => ({ key, device: now }),
    'PUT push': ({ body }: { body: unknown }) => {
      now = { ...device, toldAt: null, kinds: (body as { kinds: NotificationKind[] }).kinds };
      return { key, device: now };
    },
    'DELETE push': () => {
      now = null;
      return null;
    },
    'POST push/test': { sent: true },
  });
  return renderRoutes(routes, { at: '/profile/notifications', signedInAs: someUuid });
}

const switchOf = (name: RegExp) => screen.findByRole('switch', { name });

it('is off, and asks the browser only when something is switched on', async () => {
  const { pushManager, notification } = playBrowser('default');
  const { user } = show();
  const turn = await switchOf(/^Your turn/);
  expect(turn).not.toBeChecked();
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await user.click(turn);
  await waitFor(async () => expect(await switchOf(/^Your turn/)).toBeChecked());
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  expect(api.called('PUT push')).toMatchObject([
    { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', kinds: ['TURN'] } },
  ]);
});

it('adds a kind, and ends with the last', async () => {
  const { pushManager, subscription, has } = playBrowser('granted');
  has();
  const { user } = show(device);
  expect(await screen.findByText(/^Last told /)).toBeVisible();
  await user.click(await switchOf(/^Results/));
  await waitFor(async () => expect(await switchOf(/^Results/)).toBeChecked());
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  await user.click(await switchOf(/^Your turn/));
  await waitFor(async () => expect(await switchOf(/^Your turn/)).not.toBeChecked());
  await user.click(await switchOf(/^Results/));
  await waitFor(() => expect(api.called('DELETE push')).toHaveLength(1));
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
});

it('subscribes anew when the server has another key', async () => {
  const { pushManager, subscription, has } = playBrowser('granted');
  has({ ...subscription, options: { applicationServerKey: new ArrayBuffer(65) } });
  const { user } = show();
  await user.click(await switchOf(/^Results/));
  await waitFor(() => expect(pushManager.subscribe).toHaveBeenCalledTimes(1));
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
});

it('sends a test', async () => {
  playBrowser('granted');
  const { user } = show(device);
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText(/^The test is on its way/)).toBeVisible();
});

it('explains what to do once its owner has refused', async () => {
  playBrowser('default', 'denied');
  const { user } = show();
  await user.click(await switchOf(/^Your turn/));
  expect(await screen.findByText('This browser blocks notifications')).toBeVisible();
  expect(api.called('PUT push')).toEqual([]);
});

it('says when the server knows no such push service', async () => {
  playBrowser('granted');
  const { user } = show();
  api.answer({ 'PUT push': refuse(400, 'request.invalid') });
  await user.click(await switchOf(/^Your turn/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not changed');
});

it('leads owners of an iPhone to the home screen, and says where nothing helps', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  const shown = show();
  expect(await screen.findByRole('link', { name: 'How to do that' })).toHaveAttribute('href', '/app');
  shown.unmount();
  agent.mockRestore();
  show();
  expect(await screen.findByText('Not on this device')).toBeVisible();
  expect(api.called('GET push')).toEqual([]);
});
