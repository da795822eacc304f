import { useTypedAnywhere } from '@topout/app-kit/use-typed-anywhere';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** What the keyboard moves between: each row's own button. */
const rowsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? []),
];

/**
 * The desk by keyboard alone: arrows from the search into the list and between rows, Esc back to the search, where
 * whatever is typed elsewhere goes as well: a hand scanner does not look where the cursor is.
 * (behaviour: check-in#search)
 */
export function useDeskKeys() {
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);

  const field = () => search.current?.querySelector('input');
  const readSearch = () => field()?.value;
  const toSearch = () => {
    field()?.focus();
    field()?.select();
  };
  useTypedAnywhere(toSearch);
  /** Opens a row and goes to its first switch. */
  const goInto = (open: () => void) => {
    flushSync(open);
    list.current?.querySelector<HTMLElement>('[aria-expanded=true] ~ * input')?.focus();
  };
  const step = (event: KeyboardEvent, by: number) => {
    const rows = rowsIn(list.current);
    const from = rows.findIndex((row) => row === event.target);
    const isRow = from >= 0;
    if (!isRow && !search.current?.contains(event.target as Node)) return;
    event.preventDefault();
    const next = rows[isRow ? from + by : 0];
    if (isRow && from + by < 0) toSearch();
    else next?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(event, 1);
    else if (event.key === 'ArrowUp') step(event, -1);
    else if (event.key === 'Escape' && list.current?.contains(event.target as Node)) toSearch();
  };
  return { list, search, readSearch, toSearch, goInto, onKeyDown };
}
