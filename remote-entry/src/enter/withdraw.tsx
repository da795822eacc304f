import { type Competition, deleteEntry } from '@topout/api-client';
import { Button, ConfirmDialog } from '@topout/ui';
import { useState } from 'react';
import { useFailure } from '../form/use-failure.ts';
import { entryFlowTexts as texts } from '../texts.ts';

interface WithdrawProps {
  readonly competition: Competition;
  readonly entry: string;
  readonly name: string;
  readonly onLeft: () => void;
}

/** Takes an entry back, after asking. The place goes to whoever waits for one. */
export function Withdraw({ competition, entry, name, onLeft }: WithdrawProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const failure = useFailure();
  const leave = async () => {
    setBusy(true);
    try {
      await deleteEntry(competition.uuid, entry);
      onLeft();
    } catch (error) {
      setAsking(false);
      await failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.withdrawTitle(name)}
        confirmLabel={texts.withdraw}
        busy={busy}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      >
        {texts.withdrawText(competition.name)}
      </ConfirmDialog>
    </>
  );
}
