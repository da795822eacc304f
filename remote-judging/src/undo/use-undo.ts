import { useOutbox } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { commandState, type ResultState } from '@topout/domain';
import { useAtom } from 'jotai';
import { isUndoable, type LastSave, lastSaveAtom, undoCommands, undoMs } from './last-save.ts';

export interface UndoOf extends Pick<LastSave, 'id' | 'user' | 'does'> {
  readonly state: ResultState;
  readonly undo: () => void;
}

/** Undoes this judge's last save on a route; null once it is too late, or if there is nothing. */
export function useUndo(route: string): UndoOf | null {
  const [last, setLast] = useAtom(lastSaveAtom);
  const open = useOutbox();
  const tooLate = usePassed(last ? new Date(last.at + undoMs).toISOString() : undefined);
  const item = open?.items.find(({ id }) => id === last?.id);
  if (!last || !open || last.route !== route || tooLate || !isUndoable(item)) return null;
  return {
    id: last.id,
    user: last.user,
    does: last.does,
    state: commandState(item),
    undo() {
      setLast(null);
      void open.outbox.add(last.competition, undoCommands(last, item));
    },
  };
}
