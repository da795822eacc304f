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
import type { ChildBody, Profile, ProfilePatch } from '@topout/contract';
import { uploadMedia } from './media.ts';
import { useAtomValue } from 'jotai';
type NewChild = ChildBody & { readonly uuid: string };

const me = 'profiles/me';
const children = 'profiles/me/children';

/** The signed-in profile; read only when both session tokens exist (spec 1 §7). */
export function useProfile() {
  const loggedIn = useAtomValue(isLoggedInAtom);
  return useKept<Profile>(loggedIn ? me : null, { onSuccess: rememberProfile });
}

/** The signed-in person, asked for now. */
export async function readProfile(): Promise<Profile> {
  const profile = await api.get<Profile>(me);
  rememberProfile(profile);
  return profile;
}

/** The judge of this phone: signed in, or going on without a session as far as this phone knows them. */
export function useJudgeProfile() {
  const session = useAtomValue(sessionAtom);
  return useKept<Profile>(session.profile !== null || isLoggedIn(session) ? me : null, {
    onSuccess: rememberProfile,
  });
}

/** The judge's own children, as this phone knows them: nobody judges those where judges are approved. */
export function useJudgeChildren(asked: boolean) {
  const session = useAtomValue(sessionAtom);
  return useKept<Profile[]>(asked && (session.profile !== null || isLoggedIn(session)) ? children : null);
}

export function useChildren() {
  const loggedIn = useAtomValue(isLoggedInAtom);
  return useRead<Profile[]>(loggedIn ? children : null);
}

/** @param profile uuid, or `me`. */
export async function saveProfile(profile: string, patch: ProfilePatch): Promise<Profile> {
  const saved = await api.patch<Profile>(`profiles/${profile}`, patch);
  await refreshProfiles();
  return saved;
}

/** Sent again under the same `uuid`, because no answer came, it is the same child. */
export async function createChild(child: NewChild): Promise<void> {
  await api.post(children, child);
  await refreshProfiles();
}

export async function deleteProfile(profile: string): Promise<void> {
  await api.delete(`profiles/${profile}`);
  await refreshProfiles();
}

/** Uploads a picture and attaches it. Anything but a real file is left alone (spec 1 §5). */
export async function uploadPicture(profile: string, file: unknown): Promise<void> {
  if (!(file instanceof File)) return;
  await saveProfile(profile, { picture: await uploadMedia(file), pictureSource: 'MEDIA' });
}

/** After every profile change its cache is refreshed (spec 1 §7); whoever says who they are may be entered by it. */
const refreshProfiles = () => refresh(me, children, 'profiles/me/entered-competitions', 'competitions/*');

function rememberProfile({ uuid }: Profile) {
  const session = readSession();
  if (!isLoggedIn(session) || session.profile === uuid) return;
  writeSession({ ...session, profile: uuid });
  resumeOutbox();
}
