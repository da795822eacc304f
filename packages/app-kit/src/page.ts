import { atom, useSetAtom } from 'jotai';
import type { Theme } from './theme.ts';
import { type ReactNode, useLayoutEffect } from 'react';

/** A line in the header's menu: opens an address (`to`) or does something (`onSelect`). */
export type MenuItem = { readonly label: string; readonly icon?: ReactNode } & (
  { readonly to: string } | { readonly onSelect: () => void }
);

/** What a screen tells the frame around it. */
export interface PageSlots {
  /** Title of the browser's tab, without the competition's name. */
  readonly title: string;
  /** A back button in the header: to an address, or `history` for the previous page. */
  readonly back?: string | undefined;
  /** Appear in the header's menu between the person's name and "Log out". */
  readonly menuItems?: readonly MenuItem[] | undefined;
  /** For addresses whose screens have different looks; otherwise the page's handle sets it. */
  readonly theme?: Theme | undefined;
}

const noPage: PageSlots = { title: '' };

/** The current screen's slots, read by the shell. */
export const pageAtom = atom<PageSlots>(noPage);

/**
 * Fills the frame around a screen while it is shown. `menuItems` is compared by identity: define it outside
 * the component or memoise it.
 *
 * @example usePage({ title: 'Dashboard', back: `/${competition}` });
 */
export function usePage({ title, back, menuItems, theme }: PageSlots): void {
  const setPage = useSetAtom(pageAtom);
  // Before the browser paints, so that no screen appears in another screen's frame.
  useLayoutEffect(() => setPage({ title, back, menuItems, theme }), [setPage, title, back, menuItems, theme]);
  useLayoutEffect(() => () => setPage(noPage), [setPage]);
}
