import { api, refresh, useRead } from '@topout/api-client/core';
import type { PushBody, PushState, PushTest } from '@topout/contract';
import type { NotificationKind } from '@topout/domain';

const key = 'push';

/** What this device is told while the app is closed. @param asked false = do not ask the server */
export const usePush = (asked: boolean) => useRead<PushState>(asked ? key : null);

/**
 * Whether this browser can be told something: `denied` by its owner, `install` = only from the home screen (iPhone, iPad),
 * `none` = it cannot at all.
 */
export type PushAbility = 'able' | 'denied' | 'install' | 'none';

export function pushAbility(): PushAbility {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (able) return Notification.permission === 'denied' ? 'denied' : 'able';
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'install' : 'none';
}

/**
 * Tells this device these kinds from now on. Asks the browser's owner first if need be: call it in a tap.
 *
 * @returns false if the owner refused
 * @throws RefusedError 400 if the server does not know the browser's push service
 */
export async function startPush(kinds: readonly NotificationKind[]): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key: serverKey } = await api.get<PushState>(key);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && inBase64(known.options.applicationServerKey) === serverKey;
  if (known && !isOurs) await known.unsubscribe();
  const subscription =
    known && isOurs
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  await api.put<PushState>(key, bodyOf(subscription, kinds));
  await refresh(key);
  return true;
}

/** Tells this device nothing any more. */
export async function stopPush(): Promise<void> {
  await api.delete(key);
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await refresh(key);
}

/** Sends this device a message, to try. @returns false if it is told nothing */
export const testPush = async (): Promise<boolean> => (await api.post<PushTest>(`${key}/test`)).sent;

/**
 * A browser may change its subscription without saying so: the server hears the current one at each start. Does nothing
 * where nobody has switched anything on.
 */
export async function renewPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  const { device } = await api.get<PushState>(key);
  if (device) await api.put<PushState>(key, bodyOf(subscription, device.kinds));
}

const bodyOf = (subscription: PushSubscription, kinds: readonly NotificationKind[]): PushBody => ({
  endpoint: subscription.endpoint,
  publicKey: inBase64(subscription.getKey('p256dh')),
  authSecret: inBase64(subscription.getKey('auth')),
  kinds: [...kinds],
});

/** As the server writes bytes: base64url. */
const inBase64 = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
