import { useState } from 'react';
import styles from './flag.module.css';
import type { FlagRef } from './flag-of.ts';

/** A small flag from its own file. Without a flag, or without a network, shows its code. */
export function Flag({ flag: { code, name } }: { readonly flag: FlagRef }) {
  const [missing, setMissing] = useState(false);
  if (missing) {
    return (
      <abbr className={styles.code} title={name}>
        {code}
      </abbr>
    );
  }
  return (
    <img
      className={styles.flag}
      src={`/flags/${code}.svg`}
      alt={name}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
