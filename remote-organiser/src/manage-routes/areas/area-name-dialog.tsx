import { Button, Dialog, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useId, useState } from 'react';
import { texts } from '../texts.ts';

interface AreaNameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly name?: string;
  /** Names of other areas. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
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
  const text = name.trim();
  const error = text === '' ? texts.required : taken.includes(text) ? texts.areaTaken : false;

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (error) return;
    onSave(text);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
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
        </Stack>
      </form>
    </Dialog>
  );
}
