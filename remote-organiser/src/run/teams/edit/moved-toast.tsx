import type { TeamPerson } from '@topout/contract';
import { putInTeam } from '@topout/api-client';
import { useChange } from '../../../prepare/setup/use-change.ts';
import { UndoToast } from '../../../undo/undo-toast.tsx';
import { texts } from './texts.ts';

interface MovedToastProps {
  readonly competition: string;
  readonly person: TeamPerson;
  /** Where they were before; null = in none. */
  readonly team: string | null;
  readonly onClose: () => void;
}

/** Says that somebody was moved, and moves them back. */
export function MovedToast({ competition, person, team, onClose }: MovedToastProps) {
  const { busy, change } = useChange();
  const undo = async () => {
    if (await change(() => putInTeam(competition, person.user, team))) onClose();
  };
  return (
    <UndoToast key={person.user} onUndo={busy ? null : () => void undo()} onClose={onClose}>
      {texts.moved(person.name)}
    </UndoToast>
  );
}
