import { Button, Notice } from '@topout/ui';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { texts } from './texts.ts';
import type { Edit, EditProblem } from './use-edits.ts';

interface EditNoticesProps<T> {
  readonly problem: EditProblem | null;
  readonly last: Edit<T> | null;
  readonly make: (edit: Edit<T>) => void;
  readonly dismiss: () => void;
}

/** What was done, with an undo; or why it failed. */
export function EditNotices<T>({ problem, last, make, dismiss }: EditNoticesProps<T>) {
  const undo = last?.undo ?? null;
  return (
    <>
      {problem && (
        <Notice
          tone={problem === 'changed' ? 'warning' : 'error'}
          title={problem === 'changed' ? texts.changedTitle : texts.failedTitle}
          action={<Button onClick={dismiss}>{texts.dismiss}</Button>}
        >
          {problem === 'changed' ? texts.changedText : texts.failedText}
        </Notice>
      )}
      {last && (
        <UndoToast onClose={dismiss} onUndo={undo && (() => make(undo()))}>
          {last.done}
        </UndoToast>
      )}
    </>
  );
}
