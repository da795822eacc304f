import { Skeleton, VisuallyHidden } from '@topout/ui';
import { boardTexts as texts } from '../../texts.ts';
import styles from './board-skeleton.module.css';

/** The place of the filters. */
export const FiltersSkeleton = () => <div className={styles.filters} />;

/** The place of a board on its way: head and rows as tall as they will be. */
export function BoardSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <div className={styles.table}>
      <output>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="1.2em" />
          <Skeleton shape="circle" width={34} />
          <div className={styles.lines}>
            <Skeleton width={`${48 + ((row * 17) % 30)}%`} />
            <Skeleton width={`${20 + ((row * 11) % 16)}%`} />
          </div>
          <Skeleton width="3em" />
        </div>
      ))}
    </div>
  );
}
