import type { ReactNode } from 'react';
import styles from './flag.module.css';
import { drawings } from './flag-drawings.tsx';
import type { FlagRef } from './flag-of.ts';

/** A small flag; countries that are not drawn show their code. Drawn by us: not every system has flags among its letters. */
export default function Flag({ flag }: { readonly flag: FlagRef }) {
  const drawing: ReactNode = drawings[flag.code];
  if (drawing === undefined) {
    return (
      <abbr className={styles.code} title={flag.name}>
        {flag.code}
      </abbr>
    );
  }
  return (
    <svg className={styles.flag} viewBox="0 0 30 20" role="img" aria-label={flag.name}>
      {drawing}
    </svg>
  );
}
