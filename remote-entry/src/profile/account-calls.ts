import { snakeNames } from '@topout/contract/names';
import { api, refresh, signIn, signOut, useRead } from '@topout/api-client';
import type { EmailChangeConfirmReply, ProfileExport, SessionItem } from '@topout/contract';

export type Device = SessionItem;

const sessions = 'auth/sessions';

/** Where the person is signed in, newest first. */
export const useDevices = () => useRead<SessionItem[]>(sessions);

/** Signs another device out. */
export async function endDevice(uuid: string): Promise<void> {
  await api.delete(`${sessions}/${uuid}`);
  await refresh(sessions);
}

export async function endOtherDevices(): Promise<void> {
  await api.delete(sessions);
  await refresh(sessions);
}

/** @throws RefusedError with `currentPassword` or `password` among its fields */
export async function changePassword(currentPassword: string, password: string): Promise<void> {
  await api.post('auth/password', { currentPassword, password });
  await refresh(sessions);
}

/** Mails a link to the new address. @throws RefusedError with `password` among its fields */
export const askForEmail = (email: string, password: string) => api.post('auth/email', { email, password });

/** @returns the new address. @throws RefusedError for an expired link */
export async function confirmEmail(token: string): Promise<string> {
  const { email } = await api.post<EmailChangeConfirmReply>('auth/email/confirm', { token });
  await refresh('profiles/me');
  return email;
}

/** Everything stored about the signed-in person, as the server returns it. */
export const exportData = async (): Promise<unknown> =>
  snakeNames(await api.get<ProfileExport>('profiles/me/export'));

/**
 * Deletes the signed-in person with their children, and forgets them on this device.
 *
 * @param password signs in again, because the server requires a fresh sign-in; empty: this one is fresh
 */
export async function deleteAccount(email: string, password: string): Promise<void> {
  if (password !== '') await signIn(email, password);
  await api.delete('profiles/me');
  await signOut();
}
