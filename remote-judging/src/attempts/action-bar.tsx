import { BigButton } from '@topout/ui/touch';
import { Button, SkipIcon, UndoIcon } from '@topout/ui';
import { texts } from '../texts.ts';
import { attemptTexts } from './texts.ts';
import styles from './action-bar.module.css';
import { useThumbSpot } from './thumb-spot.ts';

export interface ActionBarProps {
  readonly dirty: boolean;
  readonly submitting: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  /** Absent for a competitor who is not in the queue. */
  readonly onSkip: (() => void) | undefined;
}

/**
 * Save while there is unsaved or imminent input, otherwise Skip for a climber in the queue (behaviour:
 * judging#saving). Keeps its height, so that nothing jumps.
 */
export function ActionBar({ dirty, submitting, onSave, onUndo, onSkip }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {dirty || submitting ? (
        <>
          <BigButton disabled={submitting} onClick={onUndo}>
            <UndoIcon size={24} />
            <span className={styles.word}>{attemptTexts.undo}</span>
          </BigButton>
          <Save submitting={submitting} onSave={onSave} />
        </>
      ) : (
        onSkip && <Skip onSkip={onSkip} />
      )}
    </div>
  );
}

function Save({ submitting, onSave }: Pick<ActionBarProps, 'submitting' | 'onSave'>) {
  const { ready, tapped } = useThumbSpot('save');
  const save = () => {
    tapped();
    onSave();
  };
  return (
    <Button variant="primary" size="judge" fullWidth busy={submitting} resting={!ready} onClick={save}>
      {texts.save}
    </Button>
  );
}

function Skip({ onSkip }: { readonly onSkip: () => void }) {
  const { ready, tapped } = useThumbSpot('skip');
  const skip = () => {
    tapped();
    onSkip();
  };
  return (
    <Button size="judge" fullWidth icon={<SkipIcon />} resting={!ready} onClick={skip}>
      {texts.skip}
    </Button>
  );
}
