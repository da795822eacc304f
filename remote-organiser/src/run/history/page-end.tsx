import { Button } from '@topout/ui';
import styles from './history.module.css';
import { historyTexts as texts } from './texts.ts';

/** A page as read. */
export interface LoadedPage {
  readonly data: readonly { readonly id: string }[];
  readonly metadata: { readonly next: string | null };
}

export interface PageEndProps {
  /** The last line of the page before; null on the first page. */
  readonly before: string | null;
  readonly last: boolean;
  readonly loaded: LoadedPage;
  /** Shows what is older than a line. */
  readonly onMore: (line: string) => void;
  /** There may be other lines. */
  readonly filtered: boolean;
}

/** The end of the last page: a button for older lines, or a note that there are none. */
export function PageEnd({ before, last, loaded, onMore, filtered }: PageEndProps) {
  if (!last) return null;
  const oldest = loaded.data.at(-1);
  if (before === null && oldest === undefined)
    return <li className={styles.none}>{filtered ? texts.emptyFiltered : texts.empty}</li>;
  if (loaded.metadata.next === null || oldest === undefined) return null;
  return (
    <li className={styles.more}>
      <Button fullWidth onClick={() => onMore(oldest.id)}>
        {texts.older}
      </Button>
    </li>
  );
}
