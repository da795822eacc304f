import { atom, useSetAtom } from 'jotai';
import { useCallback, useRef } from 'react';

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
 * pages#banner). `null` says that it works now: the banner goes if it is the one that was shown here.
 *
 * @example const showError = useShowError(); showError('The number is taken.'); … showError(null);
 */
export function useShowError(): (message: string | null, title?: string) => void {
  const setBanner = useSetAtom(bannerAtom);
  const own = useRef<BannerText | null>(null);
  return useCallback(
    (message, title) => {
      const before = own.current;
      own.current = message === null ? null : { title, message };
      if (own.current !== null) setBanner(own.current);
      else setBanner((shown) => (shown === before ? null : shown));
    },
    [setBanner],
  );
}
