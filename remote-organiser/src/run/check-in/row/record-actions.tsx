import { Button } from '@topout/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import styles from './row.module.css';

export interface RecordActionsProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The end of a form in a row. It comes into sight with the form, above the toast that says what was done before. */
export function RecordActions({ busy, onCancel }: RecordActionsProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no clean-up.
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={styles.actions} data-record="">
      <Button onClick={onCancel}>{texts.cancel}</Button>
      <Button type="submit" variant="primary" busy={busy}>
        {texts.record}
      </Button>
    </div>
  );
}
