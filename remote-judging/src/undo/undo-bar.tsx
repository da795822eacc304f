import { useEntries } from '@topout/api-client';
import { Button, UndoIcon } from '@topout/ui';
import { texts } from '../texts.ts';
import styles from './undo-bar.module.css';
import { useUndo } from './use-undo.ts';

export interface UndoBarProps {
  readonly competition: string;
  readonly route: string;
}

/** For ten seconds after a save or a clearing on this route: one tap takes it back, whoever is on screen by then. */
export function UndoBar({ competition, route }: UndoBarProps) {
  const last = useUndo(route);
  const { data: entries } = useEntries(competition);
  if (!last) return null;
  const name = entries?.find(({ user }) => user.uuid === last.user)?.user.name ?? '';
  return (
    <output className={styles.bar}>
      <span>{texts.savedFor(name)}</span>
      <Button aria-label={texts.undoSaveOf(name)} icon={<UndoIcon />} onClick={last.undo}>
        {texts.undoSave}
      </Button>
    </output>
  );
}
