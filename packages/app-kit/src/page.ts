import { atom, useSetAtom } from 'jotai';
import type { Theme } from './theme.ts';
import { type ReactNode, useLayoutEffect } from 'react';

/** A line of the header's menu: leads somewhere (`to`) or does something (`onSelect`). */
export type MenuItem = { readonly label: string; readonly icon?: ReactNode } & (
  { readonly to: string } | { readonly onSelect: () => void }
);

/** What a screen says about the frame around it. */
export interface PageSlots {
  /** Title of the browser's tab, without the competition's name. */
  readonly title: string;
  /** A back button in the header: to an address, or `history` for wherever the person came from. */
  readonly back?: string | undefined;
  /** Stand in the header's menu between the person's name and "Log out". */
  readonly menuItems?: readonly MenuItem[] | undefined;
  /** Where one address has screens of several looks; else the page's handle says it. */
  readonly theme?: Theme | undefined;
}

const noPage: PageSlots = { title: '' };

/** What the screen on show has said; read by the shell. */
export const pageAtom = atom<PageSlots>(noPage);

/**
 * Fills the frame around a screen while it is on show.
 * `menuItems` is compared by identity: keep it outside the component or memoise it.
 *
 * @example usePage({ title: 'Dashboard', back: `/${competition}` });
 */
export function usePage({ title, back, menuItems, theme }: PageSlots): void {
  const setPage = useSetAtom(pageAtom);
  // Before the browser paints, so that no screen is seen in another's frame.
  useLayoutEffect(() => setPage({ title, back, menuItems, theme }), [setPage, title, back, menuItems, theme]);
  useLayoutEffect(() => () => setPage(noPage), [setPage]);
}
