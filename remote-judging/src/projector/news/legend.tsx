import { Skyline } from '@topout/ui/marks';
import { legendTexts } from '../texts.ts';
import styles from './foot.module.css';

/** What the bars of a skyline mean; only those that are to be seen. @param marks of all of them */
export function Legend({ marks }: { readonly marks: string }) {
  const shown = legendTexts.filter(({ of }) => [...of].some((mark) => marks.includes(mark)));
  if (shown.length === 0) return <span />;
  return (
    <ul className={styles.legend}>
      {shown.map(({ of, text }) => (
        <li key={of} className={styles.sign}>
          <span aria-hidden="true">
            <Skyline marks={of[0] ?? ''} label={text} size="hall" />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
