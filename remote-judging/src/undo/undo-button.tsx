import { Button, UndoIcon } from '@topout/ui';
import { useThumbSpot } from '../attempts/thumb-spot.ts';
import { undoTexts } from './texts.ts';
import styles from './undo-bar.module.css';
import type { UndoOf } from './use-undo.ts';

export interface UndoButtonProps {
  readonly last: UndoOf;
  /** The competitor's. */
  readonly name: string;
}

/** Takes the last deed back. It stands where Save was: for its first second it does nothing. One for each deed (`key`). */
export function UndoButton({ last, name }: UndoButtonProps) {
  const { ready, tapped } = useThumbSpot('undo', { appears: true });
  const undo = () => {
    tapped();
    last.undo();
  };
  return (
    <Button
      size="lg"
      className={styles.undo}
      aria-label={last.does === 'skipped' ? undoTexts.undoSkipOf(name) : undoTexts.undoSaveOf(name)}
      icon={<UndoIcon />}
      resting={!ready}
      onClick={undo}
    >
      {undoTexts.undoSave}
    </Button>
  );
}
