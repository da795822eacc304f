import { Button, Dialog, Notice } from '@topout/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { failureOf } from './failure-of.ts';
import styles from './part-dialog.module.css';
import { setupTexts as texts } from './texts.ts';

interface PartDialogProps {
  readonly title: string;
  readonly saveLabel: string;
  /** False while something is missing; the dialog says so then by `onTry`. */
  readonly complete: boolean;
  readonly onTry?: () => void;
  readonly save: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form about one part of the set-up. What fails is said in it, and nothing that was typed is lost. */
export function PartDialog({ title, saveLabel, complete, onTry, save, onClose, children }: PartDialogProps) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onTry?.();
    if (!complete) return;
    setBusy(true);
    try {
      await save();
      onClose();
    } catch (error) {
      setFailure((await failureOf(error)).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      lightDismiss={false}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
