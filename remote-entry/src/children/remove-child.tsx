import { deleteProfile, type Profile, refresh } from '@topout/api-client';
import { Button, ConfirmDialog, TrashIcon } from '@topout/ui';
import { useState } from 'react';
import { useFailure } from '../form/use-failure.ts';
import { childrenTexts as texts } from '../texts.ts';

export interface RemoveChildProps {
  readonly child: Profile;
  readonly onRemoved: () => void;
}

/** Removes a child's profile, after asking. */
export function RemoveChild({ child, onRemoved }: RemoveChildProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const failure = useFailure();
  const remove = async () => {
    setBusy(true);
    try {
      await deleteProfile(child.uuid);
      // A competition carries the entries of one's children.
      await refresh('competitions/*');
      onRemoved();
    } catch (error) {
      setAsking(false);
      await failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {texts.removeName(child.name)}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.removeTitle(child.name)}
        confirmLabel={texts.remove}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}
