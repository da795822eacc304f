import { Button, Dialog, Notice, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useId, useState } from 'react';
import { failureOf } from '../../setup/failure-of.ts';
import { texts } from '../texts.ts';

interface AreaNameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly name?: string;
  /** Names of other areas. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what an area is called. */
export function AreaNameDialog({
  title,
  action,
  name: before = '',
  taken,
  onSave,
  onClose,
}: AreaNameDialogProps) {
  const form = useId();
  const [name, setName] = useState(before);
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Awaited<ReturnType<typeof failureOf>> | null>(null);
  const text = name.trim();
  const error = text === '' ? texts.required : taken.includes(text) ? texts.areaTaken : false;

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (error) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSave(text);
      onClose();
    } catch (error) {
      setFailure(await failureOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate>
        <Stack gap={3}>
          <Field label={texts.areaName} error={submitted && error} required>
            <TextInput
              value={name}
              maxLength={100}
              // The one thing that the dialog is for.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          {failure && (
            <Notice tone="error" title={failure.title}>
              {failure.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
