import { Notice } from '@topout/ui';
import { texts } from '../session/texts.ts';
import styles from './content.module.css';

/** Nobody is signed in, and work of a judge waits on this phone: it goes nowhere until that judge is back. */
export default function UnsentReminder({ count }: { readonly count: number }) {
  return (
    <div className={styles.reminder}>
      <Notice tone="warning" title={texts.waiting(count)}>
        {texts.waitingHint}
      </Notice>
    </div>
  );
}
