import { Button, Toast } from '@topout/ui';
import type { ReactNode } from 'react';
import { undoTexts as texts } from './texts.ts';
import styles from './undo.module.css';
import { useReturnFocus } from './use-return-focus.ts';
import { useUndoKey } from './use-undo-key.ts';

export interface UndoToastProps {
  /** What was done. */
  readonly children: ReactNode;
  /** Null = this cannot be undone. */
  readonly onUndo: (() => void) | null;
  readonly onClose: () => void;
}

/** Long enough to notice the mistake, and to get here without a mouse. */
const undoForMs = 20_000;

/**
 * Says what was done, with an undo: a button, and the usual undo key everywhere, because the button is at the
 * end of the page.
 */
export function UndoToast({ children, onUndo, onClose }: UndoToastProps) {
  useUndoKey(onUndo);
  const way = useReturnFocus();
  return (
    <Toast onClose={onClose} hideAfterMs={undoForMs}>
      {children}
      {onUndo && (
        <span ref={way} className={styles.way}>
          <Button variant="quiet" aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
            {texts.undo}
          </Button>
          <kbd className={styles.key}>{texts.key}</kbd>
        </span>
      )}
    </Toast>
  );
}
