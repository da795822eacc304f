import { classNames } from '@topout/ui';
import styles from './marks.module.css';

/** Places won or lost, for the eye; the name of what it stands in says the same. */
export function Moved({ by }: { readonly by: number }) {
  if (by === 0) return null;
  return (
    <span className={classNames(styles.moved, by > 0 && styles.up)} aria-hidden="true">
      {Math.abs(by)}
    </span>
  );
}
