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

const said = (message: string, error: unknown): BannerText => ({
  message,
  ...(isUnanswered(error) && { unanswered: true }),
});

/**
 * Shows a banner and replaces the previous one. For failed writes; reads fail silently (behaviour:
 * pages#banner). `null` says that it works now: the banner goes if it is the one that was shown here.
 *
 * A message comes with the `error` that it tells of, if there is one.
 *
 * @example const showError = useShowError(); showError('The number is taken.', error); … showError(null);
 */
export function useShowError(): (failure: BannerText | string | null, error?: unknown) => void {
  const setBanner = useSetAtom(bannerAtom);
  const own = useRef<BannerText | null>(null);
  return useCallback(
    (failure, error) => {
      const before = own.current;
      own.current = typeof failure === 'string' ? said(failure, error) : failure;
      if (own.current !== null) setBanner(own.current);
      else setBanner((shown) => (shown === before ? null : shown));
    },
    [setBanner],
  );
}
