import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * Belongs on the row: lets it be measured, and numbers it for screen readers (the header row is 1). The same for as long as the
 * row stays where it is, so that a memoised row is not rendered again.
 */
export interface VirtualRowProps {
  readonly ref: (row: HTMLTableRowElement | null) => void;
  readonly 'data-index': number;
  readonly 'aria-rowindex': number;
}

export interface VirtualBodyProps {
  /** All rows there are. The table's `aria-rowcount` is one more, for its header. */
  readonly count: number;
  /** What a row usually measures, in pixels: 60 in a table, 44 in a dense one. */
  readonly rowHeight: number;
  readonly getKey: (index: number) => string;
  /** A row that is there wherever the window is: the one that has, or will take, the focus. */
  readonly keep?: number | undefined;
  readonly renderRow: (index: number, rowProps: VirtualRowProps) => ReactNode;
}

/** A `tbody` that holds only the rows near the window, for tables of several hundred rows. */
export function VirtualBody({ count, rowHeight, getKey, keep, renderRow }: VirtualBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [propsOfRow] = useState(() => new Map<number, VirtualRowProps>());
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, [count]);

  // Its functions change while their identity stays, so nothing here may be memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => rowHeight,
    getItemKey: getKey,
    overscan: 12,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), keep, count),
    scrollMargin: top,
  });
  const rowProps = (index: number): VirtualRowProps => {
    const known = propsOfRow.get(index);
    if (known) return known;
    const made = { ref: virtualizer.measureElement, 'data-index': index, 'aria-rowindex': index + 2 };
    propsOfRow.set(index, made);
    return made;
  };
  const rows = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  return (
    <tbody ref={body}>
      {rows.map(({ key, index, start }, at) => (
        <Fragment key={key}>
          <Spacer height={start - (rows[at - 1]?.end ?? top)} />
          {renderRow(index, rowProps(index))}
        </Fragment>
      ))}
      <Spacer height={after} />
    </tbody>
  );
}

/** Rows near the window, and the kept one where it belongs among them. */
function withKept(near: readonly number[], keep: number | undefined, count: number): number[] {
  if (keep === undefined || keep >= count || near.includes(keep)) return [...near];
  return [...near, keep].toSorted((a, b) => a - b);
}

/** Holds the height of the rows that are not there, so that the scroll bar tells the truth. */
function Spacer({ height }: { readonly height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}
