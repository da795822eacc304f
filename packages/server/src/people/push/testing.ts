import type { PushBody } from '@topout/contract';
import { notificationKinds } from '@topout/domain';
import { newId } from '../../platform/ids.ts';
import { aDevice, type TestDevice } from '../../platform/push/testing.ts';
import type { TestApi } from '../../testing.ts';

/** A subscription as a browser gives it. It wants to be told everything, unless told otherwise. */
export const aSubscription = (
  { publicKey, authSecret }: Pick<TestDevice, 'publicKey' | 'authSecret'>,
  more: Partial<PushBody> = {},
): PushBody => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
  publicKey: publicKey.toString('base64url'),
  authSecret: authSecret.toString('base64url'),
  kinds: [...notificationKinds],
  ...more,
});

/** A device on which somebody has switched notifications on. */
export async function aSubscriber(api: TestApi, as: { token: string }, more: Partial<PushBody> = {}) {
  const device = await aDevice();
  const body = aSubscription(device, more);
  const { statusCode } = await api.call('PUT', '/push', { as, body });
  if (statusCode !== 200) throw new Error(`Not subscribed: ${statusCode}`);
  return { ...device, endpoint: body.endpoint };
}
