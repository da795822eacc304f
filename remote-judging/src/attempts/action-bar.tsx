import { BigButton } from '@topout/ui/touch';
import { Button, SkipIcon, UndoIcon } from '@topout/ui';
import { texts } from '../texts.ts';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  readonly dirty: boolean;
  readonly submitting: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  /** Absent for a competitor who does not wait in the queue. */
  readonly onSkip: (() => void) | undefined;
}

/** Save while something is unsaved or about to be, otherwise Skip for who waits (spec 2 §2). Holds its height, so that nothing jumps. */
export function ActionBar({ dirty, submitting, onSave, onUndo, onSkip }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {dirty || submitting ? (
        <>
          <BigButton aria-label={texts.undo} disabled={submitting} onClick={onUndo}>
            <UndoIcon size={24} />
          </BigButton>
          <Button variant="primary" size="judge" fullWidth busy={submitting} onClick={onSave}>
            {texts.save}
          </Button>
        </>
      ) : (
        onSkip && (
          <Button size="judge" fullWidth icon={<SkipIcon />} onClick={onSkip}>
            {texts.skip}
          </Button>
        )
      )}
    </div>
  );
}
