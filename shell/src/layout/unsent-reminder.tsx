import { Notice } from '@topout/ui';
import { texts } from '../session/texts.ts';
import styles from './content.module.css';

/** Nobody is signed in, and a judge's work is waiting on this phone: it stays until that judge is back. */
export default function UnsentReminder({ count }: { readonly count: number }) {
  return (
    <div className={styles.reminder}>
      <Notice tone="warning" title={texts.waiting(count)}>
        {texts.waitingHint}
      </Notice>
    </div>
  );
}
