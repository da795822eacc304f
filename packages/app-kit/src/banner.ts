import { UnreachableError } from '@topout/api-client/core';
import { atom, useSetAtom } from 'jotai';
import { useCallback, useRef } from 'react';

/** The text of the red banner at the top. */
export interface BannerText {
  /** "There was a problem" by default. */
  readonly title?: string | undefined;
  readonly message: string;
  /** No answer came: the next one takes the banner away, whoever asked for it. */
  readonly unanswered?: boolean | undefined;
}

/** The visible banner, or null; the shell removes it after 10 s (behaviour: pages#banner). */
export const bannerAtom = atom<BannerText | null>(null);

/** Whether a call failed because no answer came. */
export const isUnanswered = (error: unknown): boolean => error instanceof UnreachableError;

/**
 * Shows a banner and replaces the previous one. For failed writes; reads fail silently (behaviour:
 * pages#banner). `null` says that it works now: the banner goes if it is the one that was shown here.
 *
 * @example const showError = useShowError(); showError('The number is taken.'); … showError(null);
 */
export function useShowError(): (failure: BannerText | string | null, title?: string) => void {
  const setBanner = useSetAtom(bannerAtom);
  const own = useRef<BannerText | null>(null);
  return useCallback(
    (failure, title) => {
      const before = own.current;
      own.current = typeof failure === 'string' ? { title, message: failure } : failure;
      if (own.current !== null) setBanner(own.current);
      else setBanner((shown) => (shown === before ? null : shown));
    },
    [setBanner],
  );
}
