import { usePassed } from '@topout/app-kit/use-passed';
import { Button, UndoIcon } from '@topout/ui';
import { undoMs } from '../undo/last-save.ts';
import styles from './heats.module.css';
import type { LastHeat } from './last-heat.ts';
import { heatTexts as texts } from './texts.ts';

interface LastHeatBarProps {
  readonly last: LastHeat;
  /** Null: it can no longer be taken back. */
  readonly onUndo: (() => void) | null;
  /** Why not. */
  readonly why: string;
}

/** For a while, one tap takes back what was saved or cleared last. One for each deed (`key`). */
export function LastHeatBar({ last, onUndo, why }: LastHeatBarProps) {
  const tooLate = usePassed(new Date(last.at + undoMs).toISOString());
  if (tooLate) return null;
  return (
    <output className={styles.last}>
      {last.does === 'saved' ? texts.saved(last.number) : texts.rerunDone(last.number)}
      {onUndo ? (
        <Button aria-label={texts.undoOf(last.number)} icon={<UndoIcon />} onClick={onUndo}>
          {texts.undo}
        </Button>
      ) : (
        <span>{why}</span>
      )}
    </output>
  );
}
