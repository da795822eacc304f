import type { Competition } from '@topout/contract';
import { resolveHeld } from '@topout/api-client';
import { resultCode } from '@topout/domain';
import { Button, Dialog, FactList, Notice } from '@topout/ui';
import { useState } from 'react';
import type { GridRow } from './grid-row.ts';
import { bulkTexts as texts } from './texts.ts';
import type { CellScore } from './use-scoring.ts';

export interface HeldDialogProps {
  readonly competition: Competition;
  readonly row: GridRow;
  readonly cell: CellScore;
  /** It was settled, so its command is no longer needed. */
  readonly onSettled: (command: string) => void;
  readonly onClose: () => void;
}

/** Both results side by side; one of them stays. The history keeps the other. */
export function HeldDialog({
  competition,
  row,
  cell: { item, code, score, reason },
  ...props
}: HeldDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { onSettled, onClose } = props;
  if (!item) return null;

  async function settle(action: 'APPLY' | 'DISCARD') {
    if (!item) return;
    setBusy(true);
    setFailed(false);
    try {
      const { route, competitor } = item.command;
      await resolveHeld(competition.uuid, { id: item.id, route, competitor }, action);
      onSettled(item.id);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  const there = resultCode(score?.attempts ?? [], row.route) || texts.none;
  const who = score?.enteredBy?.name;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.heldTitle}
      actions={
        <>
          <Button disabled={busy} onClick={() => void settle('DISCARD')}>
            {texts.keep}
          </Button>
          <Button variant="primary" disabled={busy} onClick={() => void settle('APPLY')}>
            {texts.take}
          </Button>
        </>
      }
    >
      <p>{`${row.name}. ${reason ?? ''}`}</p>
      <FactList
        facts={[
          { term: texts.theirs, value: who === undefined ? there : `${there} (${who})` },
          { term: texts.yours, value: code || texts.none },
        ]}
      />
      {failed && <Notice tone="error">{texts.failed}</Notice>}
    </Dialog>
  );
}
