import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'fullWidth'> {
  readonly label: string;
  /** The question. */
  readonly title: string;
  /** The deed itself: "Delete league", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** Says itself what failed: it does not reject. The question stays until it is done. */
  readonly onConfirm: () => Promise<unknown>;
}

/** A deed that destroys something: asks before it is done. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, confirmLabel, cancelLabel, children, onConfirm, ...look } = props;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm().finally(() => {
      setBusy(false);
      setAsking(false);
    });
  };
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
