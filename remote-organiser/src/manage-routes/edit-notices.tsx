import { Button, Notice, Toast } from '@topout/ui';
import { texts } from './texts.ts';
import type { Edit, EditProblem } from './use-edits.ts';

interface EditNoticesProps<T> {
  readonly problem: EditProblem | null;
  readonly last: Edit<T> | null;
  readonly make: (edit: Edit<T>) => void;
  readonly dismiss: () => void;
}

/** Long enough to see that it was the wrong route, and to come here without a mouse. */
const undoForMs = 20_000;

/** What was done, with the way back; or why it was not. */
export function EditNotices<T>({ problem, last, make, dismiss }: EditNoticesProps<T>) {
  const undo = last?.undo;
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
        <Toast onClose={dismiss} hideAfterMs={undoForMs}>
          {last.done}
          {undo && <Button onClick={() => make(undo())}>{texts.undo}</Button>}
        </Toast>
      )}
    </>
  );
}
