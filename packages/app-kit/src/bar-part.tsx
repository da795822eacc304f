import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the header takes what a screen puts into it, before its menu; null before it is there. */
export const barAtom = atom<HTMLElement | null>(null);

/** Puts a part of a screen into the header, such as its search; without a header it stays where it is. */
export function BarPart({ children }: { readonly children: ReactNode }) {
  const bar = useAtomValue(barAtom);
  return bar ? createPortal(children, bar) : children;
}
