import { useOutbox } from '@topout/api-client';
import { useAtom } from 'jotai';
import { usePassed } from '../competition/use-passed.ts';
import { isUndoable, lastSaveAtom, undoCommands, undoMs } from './last-save.ts';

/** Takes back what this judge has saved last on a route; null once it is too late, or there is nothing. */
export function useUndo(
  route: string,
): { readonly id: string; readonly user: string; readonly undo: () => void } | null {
  const [last, setLast] = useAtom(lastSaveAtom);
  const open = useOutbox();
  const tooLate = usePassed(last ? new Date(last.at + undoMs).toISOString() : undefined);
  const item = open?.items.find(({ id }) => id === last?.id);
  if (!last || !open || last.route !== route || tooLate || !isUndoable(item)) return null;
  return {
    id: last.id,
    user: last.user,
    undo() {
      setLast(null);
      void open.outbox.add(last.competition, undoCommands(last, item));
    },
  };
}
