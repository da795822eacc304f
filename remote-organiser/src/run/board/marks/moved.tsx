import { classNames } from '@topout/ui';
import styles from './marks.module.css';

/**
 * Places won or lost, for the eye; the name of what it stands in says the same. The figure is drawn by the
 * style, so that it is no part of the text that somebody speaks to press the link.
 */
export function Moved({ by }: { readonly by: number }) {
  if (by === 0) return null;
  return (
    <span
      className={classNames(styles.moved, by > 0 && styles.up)}
      data-by={Math.abs(by)}
      aria-hidden="true"
    />
  );
}
