import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

/** The text of the red banner at the top. */
export interface BannerText {
  /** "There was a problem" by default. */
  readonly title?: string | undefined;
  readonly message: string;
}

/** The visible banner, or null; the shell removes it after 10 s (behaviour: pages#banner). */
export const bannerAtom = atom<BannerText | null>(null);

/**
 * Shows a banner and replaces the previous one. For failed writes; reads fail silently (behaviour:
 * pages#banner).
 *
 * @example const showError = useShowError(); showError('The number is taken.');
 */
export function useShowError(): (message: string, title?: string) => void {
  const setBanner = useSetAtom(bannerAtom);
  return useCallback((message, title) => setBanner({ title, message }), [setBanner]);
}
