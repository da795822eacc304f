import { useEntries } from '@topout/api-client';
import { Button, UndoIcon } from '@topout/ui';
import { StateLabel } from '../outbox/state-label.tsx';
import { texts } from '../texts.ts';
import styles from './undo-bar.module.css';
import { useUndo } from './use-undo.ts';

export interface UndoBarProps {
  readonly competition: string;
  readonly route: string;
  /** Where the others are undone elsewhere on the screen. */
  readonly only?: 'skipped';
}

/**
 * For ten seconds after a save, a clearing or a skip on this route, one tap undoes it, whoever is then on
 * screen.
 */
export function UndoBar({ competition, route, only }: UndoBarProps) {
  const last = useUndo(route);
  const { data: entries } = useEntries(competition);
  if (!last || (only && last.does !== only)) return null;
  const name = entries?.find(({ user }) => user.uuid === last.user)?.user.name ?? '';
  return (
    <output className={styles.bar}>
      <span className={styles.what}>
        {texts.justDone[last.does](name)} <StateLabel state={last.state} />
      </span>
      <Button
        aria-label={last.does === 'skipped' ? texts.undoSkipOf(name) : texts.undoSaveOf(name)}
        icon={<UndoIcon />}
        onClick={last.undo}
      >
        {texts.undoSave}
      </Button>
    </output>
  );
}
