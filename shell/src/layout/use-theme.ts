import { pageAtom, type Theme, themeAtom } from '@topout/app-kit';
import { useAtom, useAtomValue } from 'jotai';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { usePageHandle } from './use-page-handle.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The person's choice, otherwise the screen's or page's (judging is dark), otherwise the device's. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  const [chosen, choose] = useAtom(themeAtom);
  const { theme: ofPage } = usePageHandle();
  const { theme: ofScreen } = useAtomValue(pageAtom);
  const deviceIsDark = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
  return { theme: chosen ?? ofScreen ?? ofPage ?? (deviceIsDark ? 'dark' : 'light'), choose };
}

/** Applies the theme to the whole document. */
export function useDocumentTheme(): void {
  const { theme } = useTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
