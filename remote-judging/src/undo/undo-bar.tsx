import { useEntries } from '@topout/api-client';
import { StateLabel } from '../outbox/state-label.tsx';
import { undoTexts } from './texts.ts';
import styles from './undo-bar.module.css';
import { UndoButton } from './undo-button.tsx';
import type { UndoOf } from './use-undo.ts';

export interface UndoBarProps {
  readonly competition: string;
  readonly last: UndoOf;
}

/**
 * For ten seconds after a save, a clearing or a skip on this route, one tap undoes it, whoever is then on
 * screen.
 */
export function UndoBar({ competition, last }: UndoBarProps) {
  const { data: entries } = useEntries(competition);
  const name = entries?.find(({ user }) => user.uuid === last.user)?.user.name ?? '';
  return (
    <output className={styles.bar}>
      <span className={styles.what}>
        {undoTexts.justDone[last.does](name)} <StateLabel state={last.state} />
      </span>
      <UndoButton key={last.id} last={last} name={name} />
    </output>
  );
}
