import { competitionKey, deleteProfile, type Profile, refresh } from '@topout/api-client';
import { Button, ConfirmDialog, TrashIcon } from '@topout/ui';
import { useState } from 'react';
import { useFailure } from '../form/use-failure.ts';
import { childrenTexts as texts } from '../texts.ts';
import { usePrepared } from './use-prepared.ts';

export interface RemoveChildProps {
  readonly competition: string;
  readonly child: Profile;
  readonly onRemoved: () => void;
}

/** Removes a child's profile, after asking. */
export function RemoveChild({ competition, child, onRemoved }: RemoveChildProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { forget } = usePrepared(competition);
  const failure = useFailure();
  const remove = async () => {
    setBusy(true);
    try {
      await deleteProfile(child.uuid);
      forget(child.uuid);
      await refresh(competitionKey(competition));
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
