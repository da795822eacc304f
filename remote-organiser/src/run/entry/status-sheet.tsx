import type { LeaderboardRow } from '@topout/contract';
import { saveEntry } from '@topout/api-client';
import { Button, CheckIcon, List, ListButton, Sheet } from '@topout/ui';
import { useState } from 'react';
import { FailureDialog } from './failure-dialog.tsx';
import { type FailureText, failureText } from '../../page/failure-text.ts';
import { statusTexts as texts } from './status-texts.ts';

export interface StatusSheetProps {
  readonly competition: string;
  readonly row: LeaderboardRow;
  readonly onClose: () => void;
}

/** Retired, disqualified, did not start, and back again. */
export function StatusSheet({ competition, row, onClose }: StatusSheetProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);

  async function choose(status: LeaderboardRow['status']) {
    setBusy(true);
    try {
      await saveEntry(competition, row.entry, { status });
      onClose();
    } catch (error) {
      setFailure(await failureText(error));
    } finally {
      setBusy(false);
    }
  }

  if (failure) return <FailureDialog failure={failure} onClose={onClose} />;
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${row.user.firstName} ${row.user.lastName}: ${texts.title}`}
      actions={
        <Button size="lg" onClick={onClose}>
          {busy ? texts.saving : texts.cancel}
        </Button>
      }
    >
      <List plain>
        {texts.options.map(({ status, label, hint }) => (
          <ListButton
            key={status}
            title={label}
            subtitle={hint}
            selected={row.status === status}
            trailing={row.status === status && <CheckIcon />}
            disabled={busy}
            onClick={() => void choose(status)}
          />
        ))}
      </List>
    </Sheet>
  );
}
