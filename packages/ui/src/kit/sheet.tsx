import styles from './kit.module.css';
import { parts } from './parts.ts';

/** One part in all its states. */
export function Sheet({ part }: { readonly part: string }) {
  return (
    <main className={styles.sheet}>
      <h1>{part}</h1>
      {(parts[part] ?? []).map(({ name, show }) => (
        <figure key={name} className={styles.specimen}>
          <figcaption>{name}</figcaption>
          <div className={styles.show} data-specimen={name}>
            {show}
          </div>
        </figure>
      ))}
    </main>
  );
}
