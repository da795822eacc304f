import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

/** What the red banner at the top says. */
export interface BannerText {
  /** "There was a problem" unless told otherwise. */
  readonly title?: string | undefined;
  readonly message: string;
}

/** The banner on show, null when there is none; the shell takes it away after 10 s (spec 1 §9). */
export const bannerAtom = atom<BannerText | null>(null);

/**
 * Shows the banner, in place of the one before. For writes that failed; reads fail in silence (spec 1 §7).
 *
 * @example const showError = useShowError(); showError('The number is taken.');
 */
export function useShowError(): (message: string, title?: string) => void {
  const setBanner = useSetAtom(bannerAtom);
  return useCallback((message, title) => setBanner({ title, message }), [setBanner]);
}
