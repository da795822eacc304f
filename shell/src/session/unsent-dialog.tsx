import { ConfirmDialog } from '@topout/ui';
import { texts } from './texts.ts';

export interface LeavingDialogProps {
  /** How many results and marks are waiting on this phone. */
  readonly count: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Logging out with unsent work: nothing is lost, but it stays until the same person is back. */
export default function UnsentDialog({ count, onLeave, onStay }: LeavingDialogProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={texts.unsent}
      confirmLabel={texts.logOut}
      cancelLabel={texts.stay}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {texts.unsentHint(count)}
    </ConfirmDialog>
  );
}
