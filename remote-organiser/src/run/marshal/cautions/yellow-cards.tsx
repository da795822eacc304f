import type { Caution } from '@topout/contract';
import styles from './cautions.module.css';
import { texts } from './texts.ts';

/** How many cautions somebody has: a yellow card for each. */
export function YellowCards({ cautions }: { readonly cautions: readonly Caution[] }) {
  if (cautions.length === 0) return null;
  return (
    <span className={styles.cards}>
      {cautions.map(({ uuid }) => (
        <span key={uuid} className={styles.card} aria-hidden />
      ))}
      {texts.cautions(cautions.length)}
    </span>
  );
}
