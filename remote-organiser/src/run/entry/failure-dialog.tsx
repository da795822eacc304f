import { Button, Dialog } from '@topout/ui';
import { entryTexts as texts } from '../../texts/entry.ts';
import type { FailureText } from '../../page/failure-text.ts';

/** Says that a request about an entry failed, and what to do. (behaviour: entries#failures) */
export const FailureDialog = ({
  failure,
  onClose,
}: {
  readonly failure: FailureText;
  readonly onClose: () => void;
}) => (
  <Dialog
    open
    onClose={onClose}
    title={failure.title}
    actions={<Button onClick={onClose}>{texts.close}</Button>}
  >
    {failure.message}
  </Dialog>
);
