import { typedPrefix } from '@topout/api-client';
import { atom } from 'jotai';

/** What somebody has typed about themselves so far. Passwords and the picture last as long as the page. */
export interface AccountDraft {
  readonly email: string;
  readonly password: string;
  readonly confirmedPassword: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: string;
  readonly gender: string;
  readonly profilePicture: File | null;
  readonly didAcceptTermsOfUse: boolean;
  readonly didAcceptPrivacyPolicy: boolean;
}

const emptyDraft: AccountDraft = {
  email: '',
  password: '',
  confirmedPassword: '',
  firstName: '',
  lastName: '',
  yearOfBirth: '',
  gender: '',
  profilePicture: null,
  didAcceptTermsOfUse: false,
  didAcceptPrivacyPolicy: false,
};

const storageKey = `${typedPrefix}account`;
const secret = { password: '', confirmedPassword: '', profilePicture: null };

function readDraft(): AccountDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<AccountDraft>;
    return { ...emptyDraft, ...stored, ...secret };
  } catch {
    return emptyDraft;
  }
}

const draftAtom = atom(readDraft());

/**
 * Kept from step to step, so that going back loses nothing. Everything but secrets also survives a reload,
 * because phones drop the page while the camera is open.
 */
export const accountDraftAtom = atom(
  (get) => get(draftAtom),
  (get, set, patch: Partial<AccountDraft>) => {
    const next = { ...get(draftAtom), ...patch };
    set(draftAtom, next);
    sessionStorage.setItem(storageKey, JSON.stringify({ ...next, ...secret }));
  },
);

/** Deletes the draft once there is an account. */
export const forgetDraftAtom = atom(null, (_get, set) => {
  set(draftAtom, emptyDraft);
  sessionStorage.removeItem(storageKey);
});
