import { Button, TrashIcon } from '@topout/ui';
import { useState } from 'react';
import { attemptTexts } from './texts.ts';
import { Question } from './question.tsx';

export interface ClearAttemptsProps {
  readonly disabled: boolean;
  readonly onClear: () => Promise<void>;
}

/** Deletes everything of this competitor on this route, after asking (behaviour: judging#saving). */
export function ClearAttempts({ disabled, onClear }: ClearAttemptsProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function clear() {
    setBusy(true);
    await onClear().finally(() => setBusy(false));
    setAsking(false);
  }
  return (
    <>
      <Button variant="quiet" icon={<TrashIcon />} disabled={disabled} onClick={() => setAsking(true)}>
        {attemptTexts.clear}
      </Button>
      <Question
        open={asking}
        title={attemptTexts.clearTitle}
        confirmLabel={attemptTexts.clear}
        danger
        busy={busy}
        onConfirm={() => void clear()}
        onClose={() => setAsking(false)}
      >
        <p>{attemptTexts.clearQuestion}</p>
      </Question>
    </>
  );
}
