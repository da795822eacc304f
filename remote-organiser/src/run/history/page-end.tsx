import { Button } from '@topout/ui';
import styles from './history.module.css';
import { historyTexts as texts } from './texts.ts';

/** A page as read. */
export interface LoadedPage {
  readonly data: readonly unknown[];
  readonly metadata: { readonly next: string | null };
}

export interface PageEndProps {
  readonly page: number;
  readonly last: boolean;
  readonly loaded: LoadedPage;
  readonly onMore: () => void;
  /** There may be other lines. */
  readonly filtered: boolean;
}

/** The end of the last page: a button for older lines, or a note that there are none. */
export function PageEnd({ page, last, loaded, onMore, filtered }: PageEndProps) {
  if (!last) return null;
  if (page === 1 && loaded.data.length === 0)
    return <li className={styles.none}>{filtered ? texts.emptyFiltered : texts.empty}</li>;
  if (loaded.metadata.next === null) return null;
  return (
    <li className={styles.more}>
      <Button fullWidth onClick={onMore}>
        {texts.older}
      </Button>
    </li>
  );
}
