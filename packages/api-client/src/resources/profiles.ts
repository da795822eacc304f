import {
  api,
  isLoggedIn,
  isLoggedInAtom,
  readSession,
  refresh,
  resumeOutbox,
  sessionAtom,
  useKept,
  useRead,
  writeSession,
} from '@topout/api-client/core';
import type { ChildBody, EnteredCompetition, Profile, ProfilePatch } from '@topout/contract';
import { uploadMedia } from './media.ts';
import { useAtomValue } from 'jotai';
type NewChild = ChildBody & { readonly uuid: string };

const me = 'profiles/me';
const children = 'profiles/me/children';
const entered = 'profiles/me/entered-competitions';

/** The signed-in profile; read only when both session tokens exist (behaviour: people#profile). */
export function useProfile() {
  const loggedIn = useAtomValue(isLoggedInAtom);
  return useKept<Profile>(loggedIn ? me : null, { onSuccess: rememberProfile });
}

/** Reads the signed-in person's profile now. */
export async function readProfile(): Promise<Profile> {
  const profile = await api.get<Profile>(me);
  rememberProfile(profile);
  return profile;
}

/** The judge of this phone: signed in, or working without a session, as far as this phone knows them. */
export function useJudgeProfile() {
  const session = useAtomValue(sessionAtom);
  return useKept<Profile>(session.profile !== null || isLoggedIn(session) ? me : null, {
    onSuccess: rememberProfile,
  });
}

/**
 * The judge's own children, as this phone knows them: judges may not judge those where staff approve judges.
 */
export function useJudgeChildren(asked: boolean) {
  const session = useAtomValue(sessionAtom);
  return useKept<Profile[]>(asked && (session.profile !== null || isLoggedIn(session)) ? children : null);
}

export function useChildren() {
  const loggedIn = useAtomValue(isLoggedInAtom);
  return useRead<Profile[]>(loggedIn ? children : null);
}

/** The competitions that the signed-in person and their children have entered; kept on the phone. */
export const useEnteredCompetitions = () =>
  useKept<EnteredCompetition[]>(useAtomValue(isLoggedInAtom) ? entered : null);

/** @param profile uuid, or `me`. */
export async function saveProfile(profile: string, patch: ProfilePatch): Promise<Profile> {
  const saved = await api.patch<Profile>(`profiles/${profile}`, patch);
  await refreshProfiles();
  return saved;
}

/** Repeated under the same `uuid`, for lack of an answer, it creates the same child. */
export async function createChild(child: NewChild): Promise<void> {
  await api.post(children, child);
  await refreshProfiles();
}

export async function deleteProfile(profile: string): Promise<void> {
  await api.delete(`profiles/${profile}`);
  await refreshProfiles();
}

/** Uploads a picture and attaches it. Ignores anything but a real file (behaviour: people#pictures). */
export async function uploadPicture(profile: string, file: unknown): Promise<void> {
  if (!(file instanceof File)) return;
  await saveProfile(profile, { picture: await uploadMedia(file), pictureSource: 'MEDIA' });
}

/**
 * Refreshes the cache after every profile change (behaviour: calls#changes-on-screen-first); giving a name
 * may also match a person with a listed entry.
 */
const refreshProfiles = () => refresh(me, children, entered, 'competitions/*');

function rememberProfile({ uuid }: Profile) {
  const session = readSession();
  if (!isLoggedIn(session) || session.profile === uuid) return;
  writeSession({ ...session, profile: uuid });
  resumeOutbox();
}
