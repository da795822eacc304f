import type { Competition, LeaderboardRow } from '@topout/contract';
import { Toast } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { entryTexts } from '../../texts/entry.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { MergeBar } from './merge-bar.tsx';
import { MergeSheet } from './merge-sheet.tsx';
import { mergeTexts as texts } from './merge-texts.ts';
import { nameOf } from './name-of.ts';
import { WaitingList } from './waiting-list.tsx';
import { useMerge } from './use-merge.ts';

export interface StaffPanelProps {
  readonly competition: Competition;
  /** The selected row. */
  readonly row: LeaderboardRow | null;
  /** The row clicked in merge mode. */
  readonly target: LeaderboardRow | null;
  readonly merging: boolean;
  readonly onMerging: (on: boolean) => void;
  /** Clicking a row opens the sheet. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** The selected entry was deleted. */
  readonly onGone: () => void;
}

/**
 * What staff do with the selected entry: the sheet, and merging it with another. (behaviour: entries#sheet)
 */
export function StaffPanel({ competition, row, target, ...panel }: StaffPanelProps) {
  const { uuid } = competition;
  const navigate = useNavigate();
  const { busy, failure, forgive, merge, undo, restoreDeleted } = useMerge(uuid);
  const [merged, setMerged] = useState<{
    readonly record: string;
    readonly source: string;
    readonly target: string;
  } | null>(null);
  const [deleted, setDeleted] = useState<LeaderboardRow | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const { merging, onMerging, open, onClose, onGone } = panel;

  async function confirm(source: LeaderboardRow, into: LeaderboardRow) {
    const reply = await merge(source.entry, into.entry);
    if (!reply) return;
    setMerged({ record: reply.record, source: nameOf(source), target: nameOf(into) });
    onMerging(false);
    onGone();
    await navigate(`/${uuid}/entries`);
  }

  async function takeBack({ record, source }: NonNullable<typeof merged>) {
    setMerged(null);
    if (await undo(record)) setUndone(texts.undone(source));
  }

  async function bringBack(row: LeaderboardRow) {
    setDeleted(null);
    if (await restoreDeleted(row.entry)) setUndone(entryTexts.restored(nameOf(row)));
  }

  if (failure) return <FailureDialog failure={failure} onClose={forgive} />;
  return (
    <>
      <WaitingList competition={competition} />
      {row && merging && !target && <MergeBar source={row} onCancel={() => onMerging(false)} />}
      {row && merging && target && (
        <MergeSheet
          competition={uuid}
          source={{ entry: row.entry, name: nameOf(row) }}
          target={{ entry: target.entry, name: nameOf(target) }}
          busy={busy}
          onConfirm={() => void confirm(row, target)}
          onCancel={() => onMerging(false)}
        />
      )}
      {row && !merging && open && (
        <EntrySheet
          competition={competition}
          row={row}
          onMerge={() => onMerging(true)}
          onClose={onClose}
          onGone={() => {
            setDeleted(row);
            onGone();
          }}
        />
      )}
      {merged && (
        <UndoToast key={merged.record} onUndo={() => void takeBack(merged)} onClose={() => setMerged(null)}>
          {texts.merged(merged.source, merged.target)}
        </UndoToast>
      )}
      {deleted && (
        <UndoToast
          key={deleted.entry}
          onUndo={() => void bringBack(deleted)}
          onClose={() => setDeleted(null)}
        >
          {entryTexts.deleted(nameOf(deleted))}
        </UndoToast>
      )}
      {undone !== null && <Toast onClose={() => setUndone(null)}>{undone}</Toast>}
    </>
  );
}
