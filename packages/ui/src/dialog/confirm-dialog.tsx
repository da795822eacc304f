import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** The deed itself: "Clear attempts", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** For deeds that destroy something. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** While something is missing that the deed needs. */
  readonly disabled?: boolean | undefined;
  readonly onConfirm: () => void;
}

/**
 * Asks before doing: `children` say what will happen and whether it can be undone, or ask what is needed for it. The way
 * back comes first and has the focus.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', danger = false, busy = false, disabled, onConfirm } = props;
  const { open, onClose, title, children, lightDismiss, wide } = props;
  return (
    <Dialog
      {...{ open, onClose, title, lightDismiss, wide }}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
